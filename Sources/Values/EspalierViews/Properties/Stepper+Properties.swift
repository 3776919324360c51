// espalier properties
// Written from the properties that Stepper declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var stepperValue: PropertyKey { PropertyKey(number: 286, name: "value") }
  @inlinable static var stepperMinimum: PropertyKey { PropertyKey(number: 287, name: "minimum") }
  @inlinable static var stepperMaximum: PropertyKey { PropertyKey(number: 288, name: "maximum") }
  @inlinable static var stepperStep: PropertyKey { PropertyKey(number: 289, name: "step") }
  @inlinable static var stepperValueText: PropertyKey { PropertyKey(number: 290, name: "valueText") }
}

extension Style where Target: Stepper {
  /// Sets the number that the stepper shows.
  @inlinable public static func value(_ value: Int) -> Style { Style(Stepper.value, value) }
  /// Sets the size of one step.
  @inlinable public static func step(_ value: Int) -> Style { Style(Stepper.step, value) }
  /// Sets the text of the number with its unit, in the person's language; empty to show the number alone.
  @inlinable public static func valueText(_ value: String) -> Style { Style(Stepper.valueText, value) }
}

extension PropertyList {
  /// The properties of ``Stepper``.
  static let stepper = PropertyList(
    of: "Stepper",
    Stepper.value, Stepper.minimum, Stepper.maximum, Stepper.step, Stepper.valueText)
}
