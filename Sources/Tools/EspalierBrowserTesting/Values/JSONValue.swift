/// A value of scripts and of the browser's protocols.
///
/// The compiler does not know the type of a page's answer. So the answer arrives as this closed set of cases instead of
/// `Any`, which could not be passed between tasks. Literals make arguments short:
///
/// ```swift
/// try await page.evaluate("arguments[0].name + arguments[1]", ["name": "Ada"], 1)
/// ```
///
/// Numbers are `Double`, as they are in JavaScript: whole numbers are exact up to 2⁵³.
public enum JSONValue: Sendable, Hashable {
  /// The value `null`. A script that returns `undefined` has this value, too.
  case null
  /// A Boolean value, `true` or `false`.
  case bool(Bool)
  /// Any number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object, which has values by name.
  case object([String: JSONValue])

  /// A Boolean value that indicates whether this is `null`.
  public var isNull: Bool { self == .null }

  /// The Boolean value; nil for a value of another kind.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number; nil for a value of another kind.
  public var numberValue: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number as an integer; nil if the value is not a number, or is a number with a fraction.
  public var intValue: Int? { numberValue.flatMap { Int(exactly: $0) } }

  /// The text; nil for a value of another kind.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The list; nil for a value of another kind.
  public var arrayValue: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The values by name; nil for a value of another kind.
  public var objectValue: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The value for a name. The result is nil if this value is not an object, or if the object has no such name, so that
  /// look-ups can be chained.
  public subscript(_ name: String) -> JSONValue? { objectValue?[name] }

  /// The value at a position; nil if this value is not a list, or if the list has no such position.
  public subscript(_ position: Int) -> JSONValue? {
    guard let list = arrayValue, list.indices.contains(position) else { return nil }
    return list[position]
  }

  /// True if JavaScript counts this value as true in a condition.
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .number(let value): value != 0 && !value.isNaN
    case .string(let value): !value.isEmpty
    case .array, .object: true
    }
  }
}

// There is no `nil` literal on purpose: in a `JSONValue?`, it would be mistaken for `.null` instead of no value.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a Boolean value from its literal.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a whole number from its literal.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a number from its literal.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a text from its literal.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a list from its literal.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates values by name from their literal; if a name occurs twice, the last value counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}

extension JSONValue: Codable {
  /// Decodes any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Texts are tried first: they are the most frequent, and each wrong guess costs the creation of an error.
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Encodes the value. Whole numbers are written without a fraction, because the browser's protocol distinguishes
  /// numbers such as `1` and `1.0`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
