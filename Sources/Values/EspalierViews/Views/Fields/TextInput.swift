/// An input for text: the base of ``TextField`` and ``TextArea``.
///
/// While a person types, `.onInput` runs after each pause; `.onChange` runs when they have finished. Both belong to one
/// edit: a field with both handlers reports the text once for each step.
open class TextInput: EntryField {
  /// The events that the field raises: typing, a settled text, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? { [.input, .change, .focus, .blur, .key, .cancel, .doubleTap] }

  /// The text in the input.
  @inlinable public static var text: Property<String> { Property(.textInputText, default: "") }
  /// An example, shown while the input is empty.
  @inlinable public static var placeholder: Property<String> { Property(.textInputPlaceholder, default: "") }
  /// The maximum number of characters that can be entered; nil for any number.
  @inlinable public static var maximumLength: Property<Int?> { Property(.textInputMaximumLength, default: nil) }

  /// Accepts a text that is no longer than ``maximumLength``.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    guard [.input, .change, .submit].contains(event.kind) else { return event }
    // Enter may arrive without the text of the field; a handler that reads the text receives an empty one.
    guard case .text(let text) = event.value else { return event.kind == .submit ? event : nil }
    // Browsers count in UTF-16, so the limit is counted in UTF-16 too.
    if let limit = shown.value(of: maximumLength), text.utf16.count > limit { return nil }
    return event
  }

  /// Returns the property ``text`` with the text that a surface has just reported.
  open override class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? {
    guard case .text(let text) = value else { return nil }
    return (StyleSlot(TextInput.text, element: element), .text(text))
  }

  package override class var isChangeOptional: Bool { true }
}
