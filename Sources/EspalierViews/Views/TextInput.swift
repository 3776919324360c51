/// An input that holds text: the base of ``TextField`` and ``TextArea``.
///
/// While a person types, `.onInput` runs after each pause; `.onChange` runs once they are done with it. Both are one
/// edit: a field that has both tells the text once a step.
open class TextInput: Input {
  /// Typing, settling on a text, coming to it and leaving it.
  open override class var raisedEvents: Set<EventKind>? { [.input, .change, .focus, .blur, .key, .cancel] }

  /// What is in it.
  @inlinable public static var text: Property<String> { Property(number: 90, "text", default: "") }
  /// An example, shown while it is empty.
  @inlinable public static var placeholder: Property<String> { Property(number: 92, "placeholder", default: "") }
  /// At most so many characters can be entered; nil for any number.
  @inlinable public static var maximumLength: Property<Int?> { Property(number: 267, "maximumLength", default: nil) }

  /// Takes text no longer than it may be.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    guard [.input, .change, .submit].contains(event.kind) else { return event }
    // Enter may come without what is in the field; a handler that reads it gets an empty text.
    guard case .text(let text) = event.value else { return event.kind == .submit ? event : nil }
    // Browsers count in UTF-16, so that much is let through.
    if let limit = shown.value(of: maximumLength), text.utf16.count > limit { return nil }
    return event
  }

  /// The text.
  open override class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? {
    guard case .text(let text) = value else { return nil }
    return (StyleSlot(TextInput.text, element: element), .text(text))
  }

  package override class var isChangeOptional: Bool { true }
}

extension Style where Target: TextInput {
  /// What is in it.
  @inlinable public static func text(_ value: String) -> Style { Style(TextInput.text, value) }
  /// An example, shown while it is empty.
  @inlinable public static func placeholder(_ value: String) -> Style { Style(TextInput.placeholder, value) }
  /// At most so many characters can be entered; nil for any number.
  @inlinable public static func maximumLength(_ value: Int?) -> Style { Style(TextInput.maximumLength, value) }
}
