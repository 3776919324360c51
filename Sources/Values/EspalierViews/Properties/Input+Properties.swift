// espalier properties
// Written from the properties that Input declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var inputLabel: PropertyKey { PropertyKey(number: 262, name: "label") }
  @inlinable static var inputHint: PropertyKey { PropertyKey(number: 263, name: "hint") }
  @inlinable static var inputMessage: PropertyKey { PropertyKey(number: 264, name: "message") }
  @inlinable static var inputName: PropertyKey { PropertyKey(number: 265, name: "name") }
  @inlinable static var inputIsLabelHidden: PropertyKey { PropertyKey(number: 266, name: "isLabelHidden") }
}

extension Style where Target: Input {
  /// Sets the label, which names the expected value and is always available to screen readers.
  @inlinable public static func label(_ value: String) -> Style { Style(Input.label, value) }
  /// Sets the help below the input.
  @inlinable public static func hint(_ value: String) -> Style { Style(Input.hint, value) }
  /// Sets the message about a problem with the value. The control shows the message, and screen readers read it there.
  @inlinable public static func message(_ value: String) -> Style { Style(Input.message, value) }
  /// Sets whether the label is for screen readers only.
  @inlinable public static func isLabelHidden(_ value: Bool = true) -> Style { Style(Input.isLabelHidden, value) }
}

extension PropertyList {
  /// The properties of ``Input``.
  static let input = PropertyList(
    of: "Input",
    Input.label, Input.hint, Input.message, Input.name, Input.isLabelHidden)
}
