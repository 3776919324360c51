/// A thin line between things.
open class Divider: View {
  /// None.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// Along which axis it runs: horizontal between things below each other, vertical between things beside each other.
  @inlinable public static var axis: Property<Axis> { Property(number: 330, "axis", default: .horizontal) }
}

extension Style where Target: Divider {
  /// Along which axis it runs.
  @inlinable public static func axis(_ value: Axis) -> Style { Style(Divider.axis, value) }
}
