/// A thin line between things.
open class Divider: View {
  /// No events.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The axis along which the line runs: horizontal between things below each other, vertical between things beside
  /// each other.
  @inlinable public static var axis: Property<Axis> { Property(.dividerAxis, default: .horizontal) }
}
