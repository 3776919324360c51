// espalier properties
// Written from the properties that TextInput declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var textInputText: PropertyKey { PropertyKey(number: 90, name: "text") }
  @inlinable static var textInputPlaceholder: PropertyKey { PropertyKey(number: 92, name: "placeholder") }
  @inlinable static var textInputMaximumLength: PropertyKey { PropertyKey(number: 267, name: "maximumLength") }
  @inlinable static var textInputColor: PropertyKey { PropertyKey(number: 481, name: "color") }
  @inlinable static var textInputTextAlignment: PropertyKey { PropertyKey(number: 482, name: "textAlignment") }
  @inlinable static var textInputFieldBackground: PropertyKey { PropertyKey(number: 483, name: "fieldBackground") }
  @inlinable static var textInputFieldBorder: PropertyKey { PropertyKey(number: 484, name: "fieldBorder") }
}

extension Style where Target: TextInput {
  /// Sets the text in the input.
  @inlinable public static func text(_ value: String) -> Style { Style(TextInput.text, value) }
  /// Sets an example, shown while the input is empty.
  @inlinable public static func placeholder(_ value: String) -> Style { Style(TextInput.placeholder, value) }
  /// Sets the maximum number of characters that can be entered; nil for any number.
  @inlinable public static func maximumLength(_ value: Int?) -> Style { Style(TextInput.maximumLength, value) }
  /// Sets the colour of the text.
  @inlinable public static func color(_ value: ViewColor) -> Style { Style(TextInput.color, value) }
  /// Sets the alignment of the text within the box: start, center or end.
  @inlinable public static func textAlignment(_ value: Alignment) -> Style { Style(TextInput.textAlignment, value) }
  /// Sets the colour of the box that contains the text; nil for that of all fields. `View/background` is the colour
  /// behind the whole input, with its label and its notes.
  @inlinable public static func fieldBackground(_ value: ViewColor?) -> Style {
    Style(TextInput.fieldBackground, value)
  }
  /// Sets the line around the box that contains the text; nil for that of all fields. A width of 0 removes the line.
  ///
  /// An error message has a line of its own inside of it, so a person sees where the error is in any case.
  @inlinable public static func fieldBorder(_ value: Border?) -> Style { Style(TextInput.fieldBorder, value) }
}

extension PropertyList {
  /// The properties of ``TextInput``.
  static let textInput = PropertyList(
    of: "TextInput",
    TextInput.text, TextInput.placeholder, TextInput.maximumLength, TextInput.color, TextInput.textAlignment,
    TextInput.fieldBackground, TextInput.fieldBorder)
}
