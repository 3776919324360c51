// espalier properties
// Written from the properties that TextInput declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var textInputText: PropertyKey { PropertyKey(number: 90, name: "text") }
  @inlinable static var textInputPlaceholder: PropertyKey { PropertyKey(number: 92, name: "placeholder") }
  @inlinable static var textInputMaximumLength: PropertyKey { PropertyKey(number: 267, name: "maximumLength") }
}

extension Style where Target: TextInput {
  /// Sets the text in the input.
  @inlinable public static func text(_ value: String) -> Style { Style(TextInput.text, value) }
  /// Sets an example, shown while the input is empty.
  @inlinable public static func placeholder(_ value: String) -> Style { Style(TextInput.placeholder, value) }
  /// Sets the maximum number of characters that can be entered; nil for any number.
  @inlinable public static func maximumLength(_ value: Int?) -> Style { Style(TextInput.maximumLength, value) }
}

extension PropertyList {
  /// The properties of ``TextInput``.
  static let textInput = PropertyList(
    of: "TextInput",
    TextInput.text, TextInput.placeholder, TextInput.maximumLength)
}
