/// A value as scripts and the browser's protocols speak it.
///
/// What a page answers is not known to the compiler, so it arrives as this closed set of shapes instead of `Any`,
/// which could not cross between tasks. Literals make arguments short:
///
/// ```swift
/// try await page.evaluate("arguments[0].name + arguments[1]", ["name": "Ada"], 1)
/// ```
///
/// Numbers are `Double`, as they are in JavaScript: whole numbers are exact up to 2⁵³.
public enum JSONValue: Sendable, Hashable {
  /// `null`; scripts that answer `undefined` arrive as this too.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// Any number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Values by name.
  case object([String: JSONValue])

  /// A Boolean value that indicates whether this is `null`.
  public var isNull: Bool { self == .null }

  /// The truth value, or nil where this is something else.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number, or nil where this is something else.
  public var numberValue: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number as a whole one, or nil where this is no number or has a fraction.
  public var intValue: Int? { numberValue.flatMap { Int(exactly: $0) } }

  /// The text, or nil where this is something else.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The list, or nil where this is something else.
  public var arrayValue: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The values by name, or nil where this is something else.
  public var objectValue: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The value under a name; nil where there is none or this is no object, so that look-ups can be chained.
  public subscript(_ name: String) -> JSONValue? { objectValue?[name] }

  /// The value at a position; nil where there is none or this is no list.
  public subscript(_ position: Int) -> JSONValue? {
    guard let list = arrayValue, list.indices.contains(position) else { return nil }
    return list[position]
  }

  /// True when JavaScript would count this value as true in a condition.
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

// There is no `nil` literal on purpose: in a `JSONValue?` it would be taken for `.null` where no value is meant.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// A truth value from its literal.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number from its literal.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number from its literal.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A text from its literal.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A list from its literal.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Values by name from their literal; of a name written twice the last stands.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}

extension JSONValue: Codable {
  /// Reads whatever stands in the document.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Texts first: they are the most, and each wrong guess costs the making of an error.
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

  /// Writes the value; whole numbers without a fraction, because the browser's protocol tells the two apart.
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
