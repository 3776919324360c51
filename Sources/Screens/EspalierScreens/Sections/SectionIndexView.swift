public import EspalierViews

// No setter: the framework sets it.
/// The index at the edge of a screen. Each of its titles leads to a section.
public final class SectionIndexView: View {
  /// The titles, each with the name of its section.
  @inlinable public static var index: Property<SectionIndex> {
    Property(.sectionIndexViewIndex, default: SectionIndex([]))
  }
}

/// The titles in the index of a screen.
public struct SectionIndex: StyleValueConvertible {
  /// A title, and the section that it leads to.
  public struct Entry: Hashable, Sendable {
    /// The title, such as a letter.
    public var title: String
    /// The name of the section, as ``SectionView/anchor`` has it.
    public var anchor: String

    /// Creates an entry of an index.
    public init(title: String, anchor: String) {
      self.title = title
      self.anchor = anchor
    }
  }

  /// The entries, in the order of the sections.
  public var entries: [Entry]

  /// Creates an index from its entries.
  public init(_ entries: [Entry]) { self.entries = entries }
}
