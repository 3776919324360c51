/// A switch that is on or off; a change takes effect at once.
open class Toggle: Input {
  /// The events that the toggle raises: a settled value, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? { [.change, .focus, .blur, .key, .cancel, .doubleTap] }

  /// A Boolean value that indicates whether the switch is on.
  @inlinable public static var isOn: Property<Bool> { Property(.toggleIsOn, default: false) }
  /// The colour of the switch while it is off; nil for that of the theme. ``View/tint`` sets the colour while it is on.
  /// A ``Checkbox`` has none.
  @inlinable public static var trackColor: Property<ViewColor?> { Property(.toggleTrackColor, default: nil) }

  /// Accepts the states on and off.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    guard event.kind == .change else { return event }
    guard case .flag = event.value else { return nil }
    return event
  }

  /// Returns the property ``isOn`` with the state that a surface has just reported.
  open override class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? {
    guard case .flag(let isOn) = value else { return nil }
    return (StyleSlot(Toggle.isOn, element: element), .flag(isOn))
  }
}
