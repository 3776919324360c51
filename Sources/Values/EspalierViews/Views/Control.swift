/// A view that a person acts on: the base of buttons, menus, and everything that is filled in or chosen.
///
/// It holds what all controls share: whether they can be used, why not, and the events of the keyboard's focus. A class
/// of yours that takes part in events derives from it or from one of its subclasses.
open class Control: View {
  /// Focus, blur, keys, Escape, and two taps.
  open override class var raisedEvents: Set<EventKind>? { [.focus, .blur, .key, .cancel, .doubleTap] }

  /// A Boolean value that indicates whether the control can be used.
  @inlinable public static var isEnabled: Property<Bool> { Property(.controlIsEnabled, default: true) }
  /// The reason why the control cannot be used, or more about what it does, for screen readers and for a pointer over
  /// it.
  @inlinable public static var explanation: Property<String> { Property(.controlExplanation, default: "") }

  /// Returns the event that handlers see for an event that a surface tells of a control of this class: with a checked
  /// and typed value, or nil when the control, as it stands, cannot have raised it.
  ///
  /// Every event that a surface tells goes through here before a handler runs, whoever sent it: type, range, step, and
  /// that a choice exists. A class of yours overrides the method where its values are of another type than its base's,
  /// and calls `super` first, which refuses every event of a control that is not enabled.
  open class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard shown.value(of: isEnabled) else { return nil }
    guard event.kind == .key else { return event }
    // Only the keys that the control asks for.
    guard case .text(let key) = event.value, !key.isEmpty else { return nil }
    return shown.value(of: View.toldKeys).split(separator: " ").contains(key[...]) ? event : nil
  }

  /// Returns the value of a text that was entered in a control of this class: a number, a day, the text itself.
  ///
  /// A surface whose fields hold texts, as a browser's do, reads them by this method before it tells the window. A text
  /// that is no such value stays a text, which ``received(_:by:)`` does not take.
  open class func value(ofText text: String) -> EventValue { .text(text) }

  /// Returns the property that shows the value which a surface has just told, with that value; nil where the surface
  /// shows nothing of its own accord.
  ///
  /// The value is as the surface sent it, refused or not: it is what is to be seen now, so the next difference starts
  /// from it, and a control whose handler changed nothing goes back to what its component says.
  open class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? { nil }
}
