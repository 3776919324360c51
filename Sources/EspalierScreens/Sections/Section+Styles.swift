public import EspalierViews

/// The lines between the rows of a list or table.
public enum Separators: String, StyleValueConvertible, Codable, CaseIterable {
  /// As the section's layout has them: a list has lines that begin where its text does.
  case standard
  /// From edge to edge.
  case full
  /// None.
  case none
}

extension SectionView: Scrolling {
  /// The lines between the rows.
  @inlinable public static var separators: Property<Separators> {
    Property(number: 455, "separators", default: .standard)
  }
  /// The colour of those lines; nil for the theme's.
  @inlinable public static var separatorColor: Property<ViewColor?> {
    Property(number: 456, "separatorColor", default: nil)
  }
  /// How high a row is at least, in points; nil for what a finger needs. The parts of a strip are as high as they are.
  @inlinable public static var rowHeight: Property<Int?> { Property(number: 457, "rowHeight", default: nil) }
  /// Space inside the edges of each row; nil, and edges that are nil, as the layout has it.
  @inlinable public static var rowInsets: Property<Insets?> { Property(number: 458, "rowInsets", default: nil) }
  /// The space between rows, or between the items of a grid; nil as the layout has it. The rows of a table have none.
  @inlinable public static var rowGap: Property<Spacing?> { Property(number: 459, "rowGap", default: nil) }
  /// How wide an item of a grid is at least, in points: as many stand beside each other as fit. Nil as the layout has it.
  @inlinable public static var itemWidth: Property<Int?> { Property(number: 460, "itemWidth", default: nil) }
  /// Whether the header stays in sight while the rows below it scroll.
  @inlinable public static var isHeaderPinned: Property<Bool> {
    Property(number: 461, "isHeaderPinned", default: false)
  }
}

extension Style where Target == SectionView {
  /// The lines between the rows.
  public static func separators(_ value: Separators) -> Style { Style(SectionView.separators, value) }
  /// The colour of the lines between the rows; nil for the theme's.
  public static func separatorColor(_ value: ViewColor?) -> Style { Style(SectionView.separatorColor, value) }
  /// How high a row is at least, in points. What can be acted on is still as high as a finger needs.
  public static func rowHeight(_ value: Int?) -> Style { Style(SectionView.rowHeight, value) }
  /// Space inside the edges of each row.
  public static func rowInsets(_ value: Insets?) -> Style { Style(SectionView.rowInsets, value) }
  /// The space between rows, or between the items of a grid.
  public static func rowGap(_ value: Spacing?) -> Style { Style(SectionView.rowGap, value) }
  /// How wide an item of a grid is at least, in points.
  public static func itemWidth(_ value: Int?) -> Style { Style(SectionView.itemWidth, value) }
  /// Whether the header stays in sight while the rows below it scroll.
  public static func isHeaderPinned(_ value: Bool = true) -> Style { Style(SectionView.isHeaderPinned, value) }
}

extension Section {
  /// The same section with styles for its list, table, grid or strip, and those that every view has.
  ///
  /// ```swift
  /// @MainActor func accounts(_ names: [String]) -> Section {
  ///   Section("accounts", header: "Accounts") { for name in names { Row(Label.with(.text(name))) } }
  ///     .styled(.separators(.full), .rowHeight(56), .isHeaderPinned())
  /// }
  /// ```
  ///
  /// Of two styles for one property the later wins, also over two calls.
  public func styled(_ styles: Style<SectionView>...) -> Section {
    var section = self
    section.style = (section.style ?? Component()).adding(Component(styles: styles))
    return section
  }
}
