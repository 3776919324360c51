/// The format of WebDriver BiDi for the values of scripts.
enum BiDiValue {
  /// Returns a value as an argument of a script.
  static func argument(_ value: JSONValue) -> JSONValue {
    if let element = ElementReference.id(in: value) { return reference(to: element) }
    switch value {
    case .null: return ["type": "null"]
    case .bool: return ["type": "boolean", "value": value]
    case .string: return ["type": "string", "value": value]
    case .number(let number):
      guard !number.isFinite else { return ["type": "number", "value": value] }
      return ["type": "number", "value": number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"]
    case .array(let list): return ["type": "array", "value": .array(list.map(argument))]
    case .object(let fields):
      return ["type": "object", "value": .array(fields.map { [.string($0), argument($1)] })]
    }
  }

  /// Returns an element as an argument of a script or as the origin of an action.
  static func reference(to element: String) -> JSONValue { ["sharedId": .string(element)] }

  /// Returns the value that a script returned.
  static func value(_ answer: JSONValue) -> JSONValue {
    var known: [String: JSONValue] = [:]
    return value(answer, &known)
  }

  /// Returns a value from its BiDi format. If a value occurs twice in an answer, its content is written only the first
  /// time; later, only the number of the value is written.
  private static func value(_ answer: JSONValue, _ known: inout [String: JSONValue]) -> JSONValue {
    let number = answer["internalId"]?.stringValue
    guard let content = answer["value"] else {
      return number.flatMap { known[$0] } ?? answer["sharedId"]?.stringValue.map(ElementReference.value) ?? .null
    }
    let result: JSONValue
    switch answer["type"]?.stringValue {
    case "node": result = answer["sharedId"]?.stringValue.map(ElementReference.value) ?? .null
    case "array", "set", "nodelist", "htmlcollection":
      result = .array((content.arrayValue ?? []).map { value($0, &known) })
    case "object", "map":
      var fields: [String: JSONValue] = [:]
      for pair in content.arrayValue ?? [] {
        guard let name = pair[0]?.stringValue, let field = pair[1] else { continue }
        fields[name] = value(field, &known)
      }
      result = .object(fields)
    // A number that JSON does not support is written as a text; the WebDriver standard writes null for it.
    case "number": result = content == "-0" ? 0 : content.stringValue == nil ? content : .null
    case "string", "boolean", "date", "bigint": result = content
    default: result = .null
    }
    if let number { known[number] = result }
    return result
  }
}
