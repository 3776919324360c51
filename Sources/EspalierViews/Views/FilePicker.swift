/// A place to choose a file or drop one.
open class FilePicker: View {
  /// What to choose.
  @inlinable public static var label: Property<String> { Property(number: 165, "label", default: "") }
  /// Which files will do.
  @inlinable public static var hint: Property<String> { Property(number: 166, "hint", default: "") }
  /// Endings and types that the dialogue offers, separated by commas.
  @inlinable public static var fileTypes: Property<String> { Property(number: 167, "fileTypes", default: "") }
  /// Whether a file can be given.
  @inlinable public static var isEnabled: Property<Bool> { Property(number: 168, "isEnabled", default: true) }
}

extension Style where Target: FilePicker {
  /// What to choose.
  @inlinable public static func label(_ value: String) -> Style { Style(FilePicker.label, value) }
  /// Which files will do.
  @inlinable public static func hint(_ value: String) -> Style { Style(FilePicker.hint, value) }
  /// Endings and types that the dialogue offers, separated by commas.
  @inlinable public static func fileTypes(_ value: String) -> Style { Style(FilePicker.fileTypes, value) }
  /// Whether a file can be given.
  @inlinable public static func isEnabled(_ value: Bool) -> Style { Style(FilePicker.isEnabled, value) }
}
