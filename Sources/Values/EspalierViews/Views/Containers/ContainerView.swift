/// A view that contains parts and arranges them: the base of ``Stack``, ``Column``, ``Grid`` and ``ScrollView``.
///
/// The space between the parts and their alignment are styles of the container, so one class serves all spacings:
///
/// ```swift
/// let lines = Column.of(Label.with(.text("Rent")), Label.with(.text("Monthly")))
/// let loose = lines.adding(.gap(.small), .contentAlignment(.center))
/// ```
///
/// A subclass of your own with fixed children and a layout has these styles as well.
open class ContainerView: View {
  /// The events that the container raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The arrangement that a surface gives to the parts of a container.
  public enum Arrangement: Sendable {
    /// An arrangement along the axis of the class's layout.
    case line
    /// An arrangement in columns and rows.
    case grid
    /// An arrangement of the parts beside each other, on a strip that scrolls.
    case strip
  }

  /// The arrangement that surfaces give to the parts of a container of this class.
  open class var arrangement: Arrangement { .line }

  /// The space between the parts of the container; nil for the default space of the container's class.
  @inlinable public static var gap: Property<Spacing?> { Property(.containerViewGap, default: nil) }
  /// The alignment of the container's parts across its axis; nil for the default alignment of the container's class.
  @inlinable public static var contentAlignment: Property<Alignment?> {
    Property(.containerViewContentAlignment, default: nil)
  }
  /// The distribution of the container's parts along its axis if space remains.
  @inlinable public static var distribution: Property<Distribution> {
    Property(.containerViewDistribution, default: .start)
  }
}

/// The distribution of a container's parts along its axis if space remains.
public enum Distribution: String, StyleValueConvertible, Codable, CaseIterable {
  /// All parts at the start, in reading direction.
  case start
  /// All parts in the middle.
  case center
  /// All parts at the end.
  case end
  /// The first part at the start, the last part at the end, and the remaining space between the parts.
  case spread
}
