/// The WebDriver standard's form of an element where a value is expected.
enum ElementReference {
  private static let mark = "element-6066-11e4-a52e-4f735466cecf"

  /// The value that stands for the element of this name.
  static func value(of id: String) -> JSONValue { [mark: .string(id)] }

  /// The name of the element that a value stands for; nil for any other value.
  static func id(in value: JSONValue) -> String? { value[mark]?.stringValue }
}
