/// An input for text: the base of ``TextField`` and ``TextArea``.
///
/// While a person types, `.onInput` runs after each pause; `.onChange` runs when they have finished. Both belong to one
/// edit: a field with both handlers reports the text once for each step.
open class TextInput: Input {
  /// The events that the field raises: typing, a settled text, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? { [.input, .change, .focus, .blur, .key, .cancel, .doubleTap] }

  /// The text in the input.
  @inlinable public static var text: Property<String> { Property(.textInputText, default: "") }
  /// An example, shown while the input is empty.
  @inlinable public static var placeholder: Property<String> { Property(.textInputPlaceholder, default: "") }
  /// The colour of the text.
  @inlinable public static var color: Property<ViewColor> { Property(.textInputColor, default: .text) }
  /// The alignment of the text within the box: start, center or end.
  @inlinable public static var textAlignment: Property<Alignment> {
    Property(.textInputTextAlignment, default: .start)
  }
  /// The colour of the box that contains the text; nil for that of all fields. ``View/background`` is the colour behind
  /// the whole input, with its label and its notes.
  @inlinable public static var fieldBackground: Property<ViewColor?> {
    Property(.textInputFieldBackground, default: nil)
  }
  /// The line around the box that contains the text; nil for that of all fields. A width of 0 removes the line.
  ///
  /// An error message has a line of its own inside of it, so a person sees where the error is in any case.
  @inlinable public static var fieldBorder: Property<Border?> { Property(.textInputFieldBorder, default: nil) }
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
