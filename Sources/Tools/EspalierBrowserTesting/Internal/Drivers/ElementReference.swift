/// The WebDriver standard's form of an element as a value.
enum ElementReference {
  private static let mark = "element-6066-11e4-a52e-4f735466cecf"

  /// Returns the value that refers to the element of this name.
  static func value(of id: String) -> JSONValue { [mark: .string(id)] }

  /// Returns the name of the element to which a value refers; nil for any other value.
  static func id(in value: JSONValue) -> String? { value[mark]?.stringValue }
}
