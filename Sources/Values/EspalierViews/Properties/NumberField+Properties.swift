// espalier properties
// Written from the properties that NumberField declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var numberFieldValue: PropertyKey { PropertyKey(number: 270, name: "value") }
  @inlinable static var numberFieldMinimum: PropertyKey { PropertyKey(number: 271, name: "minimum") }
  @inlinable static var numberFieldMaximum: PropertyKey { PropertyKey(number: 272, name: "maximum") }
  @inlinable static var numberFieldStep: PropertyKey { PropertyKey(number: 273, name: "step") }
  @inlinable static var numberFieldPlaceholder: PropertyKey { PropertyKey(number: 274, name: "placeholder") }
  @inlinable static var numberFieldLocale: PropertyKey { PropertyKey(number: 454, name: "locale") }
}

extension Style where Target: NumberField {
  /// Sets the smallest accepted number; nil for no limit.
  @inlinable public static func minimum(_ value: Double?) -> Style { Style(NumberField.minimum, value) }
  /// Sets the largest accepted number; nil for no limit.
  @inlinable public static func maximum(_ value: Double?) -> Style { Style(NumberField.maximum, value) }
  /// Sets the step between accepted numbers, beginning at the minimum, or at 0 if there is no minimum; nil accepts any
  /// number.
  @inlinable public static func step(_ value: Double?) -> Style { Style(NumberField.step, value) }
  /// Sets an example, shown while the field is empty.
  @inlinable public static func placeholder(_ value: String) -> Style { Style(NumberField.placeholder, value) }
  /// Sets the locale of the notation in which the field shows and reads the number; empty for American English. It
  /// replaces the locale of the window.
  ///
  /// A style that sets the number also sets the locale, to that of the window that is being rendered.
  @inlinable public static func locale(_ value: String) -> Style { Style(NumberField.locale, value) }
}

extension PropertyList {
  /// The properties of ``NumberField``.
  static let numberField = PropertyList(
    of: "NumberField",
    NumberField.value, NumberField.minimum, NumberField.maximum, NumberField.step, NumberField.placeholder,
    NumberField.locale)
}
