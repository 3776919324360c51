/// A choice of one among several.
open class Picker: View {
  /// What can be chosen.
  @inlinable public static var options: Property<PickerOptions> {
    Property(number: 110, "options", default: PickerOptions([]))
  }
  /// The identifier of the chosen option.
  @inlinable public static var selection: Property<String> { Property(number: 111, "selection", default: "") }
  /// What is chosen.
  @inlinable public static var label: Property<String> { Property(number: 112, "label", default: "") }
  /// Whether it can be changed.
  @inlinable public static var isEnabled: Property<Bool> { Property(number: 113, "isEnabled", default: true) }
  /// Its name in a submission.
  @inlinable public static var name: Property<String> { Property(number: 114, "name", default: "") }
  /// What is wrong with the choice.
  @inlinable public static var message: Property<String> { Property(number: 115, "message", default: "") }
}

extension Style where Target: Picker {
  /// What can be chosen.
  @inlinable public static func options(_ value: PickerOptions) -> Style { Style(Picker.options, value) }
  /// The identifier of the chosen option.
  @inlinable public static func selection(_ value: String) -> Style { Style(Picker.selection, value) }
  /// What is chosen.
  @inlinable public static func label(_ value: String) -> Style { Style(Picker.label, value) }
  /// Whether it can be changed.
  @inlinable public static func isEnabled(_ value: Bool) -> Style { Style(Picker.isEnabled, value) }
  /// Its name in a submission.
  @inlinable public static func name(_ value: String) -> Style { Style(Picker.name, value) }
  /// What is wrong with the choice.
  @inlinable public static func message(_ value: String) -> Style { Style(Picker.message, value) }
}
