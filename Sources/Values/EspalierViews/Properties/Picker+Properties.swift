// espalier properties
// Written from the properties that Picker declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var pickerOptions: PropertyKey { PropertyKey(number: 110, name: "options") }
  @inlinable static var pickerSelection: PropertyKey { PropertyKey(number: 111, name: "selection") }
  @inlinable static var pickerVariant: PropertyKey { PropertyKey(number: 292, name: "variant") }
}

extension Style where Target: Picker {
  /// Sets the options to choose from.
  @inlinable public static func options(_ value: PickerOptions) -> Style { Style(Picker.options, value) }
  /// Sets the identifier of the chosen option.
  @inlinable public static func selection(_ value: String) -> Style { Style(Picker.selection, value) }
  /// Sets the arrangement of the options.
  @inlinable public static func variant(_ value: PickerVariant) -> Style { Style(Picker.variant, value) }
}

extension PropertyList {
  /// The properties of ``Picker``.
  static let picker = PropertyList(
    of: "Picker",
    Picker.options, Picker.selection, Picker.variant)
}
