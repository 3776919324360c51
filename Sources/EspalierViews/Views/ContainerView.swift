/// What holds parts and arranges them: the base of ``Stack``, ``Column``, ``Grid`` and ``ScrollView``.
///
/// The space between the parts and how they line up are styles of the container, so one class serves all spacings:
///
/// ```swift
/// let lines = Column.of(Label.with(.text("Rent")), Label.with(.text("Monthly")))
/// let loose = lines.adding(.gap(.small), .contentAlignment(.center))
/// ```
///
/// A subclass of yours with fixed children and a layout has these styles as well.
open class ContainerView: View {
  /// None.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// How a surface arranges the parts of a container.
  public enum Arrangement: Sendable {
    /// Along the axis of the class's layout.
    case line
    /// In columns and rows.
    case grid
    /// Beside each other on a strip that scrolls.
    case strip
  }

  /// How a surface arranges the parts.
  open class var arrangement: Arrangement { .line }

  /// The space between parts; nil takes that of the class.
  @inlinable public static var gap: Property<Spacing?> { Property(number: 320, "gap", default: nil) }
  /// How the parts line up across the axis; nil takes what the class says.
  @inlinable public static var contentAlignment: Property<Alignment?> {
    Property(number: 321, "contentAlignment", default: nil)
  }
  /// Where the parts stand along the axis when there is room left.
  @inlinable public static var distribution: Property<Distribution> {
    Property(number: 322, "distribution", default: .start)
  }
}

/// Where parts stand along their axis when there is room left.
public enum Distribution: String, StyleValueConvertible, Codable, CaseIterable {
  /// At the start, in reading direction.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end
  /// The first at the start, the last at the end, the room between them.
  case spread
}

extension Style where Target: ContainerView {
  /// The space between parts.
  @inlinable public static func gap(_ value: Spacing?) -> Style { Style(ContainerView.gap, value) }
  /// How the parts line up across the axis.
  @inlinable public static func contentAlignment(_ value: Alignment?) -> Style {
    Style(ContainerView.contentAlignment, value)
  }
  /// Where the parts stand along the axis when there is room left.
  @inlinable public static func distribution(_ value: Distribution) -> Style {
    Style(ContainerView.distribution, value)
  }
}
