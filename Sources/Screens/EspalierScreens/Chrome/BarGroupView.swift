public import EspalierViews

// No setters: the framework sets these.
/// A group of views in the bar of a screen that has views before its title, or in place of it.
public final class BarGroupView: View {
  /// The place of a group in its bar.
  public enum Position: String, Sendable, Hashable, StyleValueConvertible {
    /// Before the title.
    case leading
    /// In place of the title.
    case title
    /// Behind the title.
    case trailing
  }

  /// The place of the group in its bar.
  @inlinable public static var position: Property<Position> { Property(.barGroupViewPosition, default: .trailing) }
}
