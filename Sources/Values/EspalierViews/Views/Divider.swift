/// A thin line between views.
open class Divider: View {
  /// The events that the line raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The axis along which the line runs: horizontal between views below each other, vertical between views beside each
  /// other.
  @inlinable public static var axis: Property<Axis> { Property(.dividerAxis, default: .horizontal) }
}
