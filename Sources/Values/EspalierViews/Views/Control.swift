/// A view that a person operates: the base of buttons, menus and inputs.
///
/// It declares what all controls share: whether they can be used, the reason why not, and the events of the keyboard's
/// focus. A class of your own that takes part in events derives from it or from one of its subclasses.
open class Control: View {
  /// The events that every control raises: focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? { [.focus, .blur, .key, .cancel, .doubleTap] }

  /// A Boolean value that indicates whether the control can be used.
  @inlinable public static var isEnabled: Property<Bool> { Property(.controlIsEnabled, default: true) }
  /// An explanation that screen readers read and that appears when the pointer is over the control. It says why the
  /// control cannot be used, or describes its effect.
  @inlinable public static var explanation: Property<String> { Property(.controlExplanation, default: "") }

  /// Checks an event that a surface reports, and returns the event for the handlers, with a typed value. It returns nil
  /// if the control cannot have raised the event in its current state.
  ///
  /// Every event that a surface reports passes through this method before a handler runs, regardless of its sender. The
  /// method checks the type, the range, the step, and that a choice exists. Override it in a class of your own whose
  /// values are of another type than those of its base class, and call `super` first, which refuses every event of a
  /// control that is not enabled.
  open class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard shown.value(of: isEnabled) else { return nil }
    guard event.kind == .key else { return event }
    // Only the keys that the control asks for.
    guard case .text(let key) = event.value, !key.isEmpty else { return nil }
    return shown.value(of: View.reportedKeys).split(separator: " ").contains(key[...]) ? event : nil
  }

  /// Converts a text that a person entered in a control of this class into a value: a number, a day, or the text
  /// itself.
  ///
  /// A surface whose fields hold texts, such as a browser, converts them by this method before it reports them to the
  /// window. A text that is no such value stays a text, which ``received(_:by:)`` does not accept.
  open class func value(ofText text: String) -> EventValue { .text(text) }

  /// Returns the property that already shows a reported value on the surface, together with the value; nil if the
  /// surface does not show the value until the app sets it.
  ///
  /// The value is as the surface sent it, refused or not. It is visible now, so the next difference starts from it, and
  /// a control whose handler changed nothing returns to the value of its component.
  open class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? { nil }
}
