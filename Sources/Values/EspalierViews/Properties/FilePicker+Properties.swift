// espalier properties
// Written from the properties that FilePicker declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var filePickerFileTypes: PropertyKey { PropertyKey(number: 167, name: "fileTypes") }
}

extension Style where Target: FilePicker {
  /// Sets the filename extensions and types that the dialogue offers, separated by commas.
  @inlinable public static func fileTypes(_ value: String) -> Style { Style(FilePicker.fileTypes, value) }
}

extension PropertyList {
  /// The properties of ``FilePicker``.
  static let filePicker = PropertyList(
    of: "FilePicker",
    FilePicker.fileTypes)
}
