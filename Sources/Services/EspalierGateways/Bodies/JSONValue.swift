#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A JSON value of any form.
///
/// ```swift
/// let value = try JSONDecoder().decode(JSONValue.self, from: Data(#"{"rates": {"USD": 1.08}}"#.utf8))
/// value["rates"]?["USD"]?.number  // 1.08
/// ```
///
/// Numbers are decimals, so that no number is rounded before a person sees it.
public enum JSONValue: Sendable, Hashable, Codable {
  /// The null value.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A number.
  case number(Decimal)
  /// A text.
  case string(String)
  /// An array of values.
  case array([JSONValue])
  /// An object, as a dictionary of values by name.
  case object([String: JSONValue])

  /// The value of a name in an object; nil if the object does not contain the name, or if this is not an object.
  public subscript(name: String) -> JSONValue? {
    if case .object(let values) = self { values[name] } else { nil }
  }

  /// The value at an index; nil beyond the end, or if this is not an array.
  public subscript(index: Int) -> JSONValue? {
    if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
  }

  /// The text; nil if this is not a string.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The number; nil if this is not a number.
  public var number: Decimal? { if case .number(let value) = self { value } else { nil } }
  /// The Boolean value; nil if this is not a Boolean value.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The elements; nil if this is not an array.
  public var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  /// The values by name; nil if this is not an object.
  public var object: [String: JSONValue]? { if case .object(let values) = self { values } else { nil } }

  /// Reads a JSON value of any form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates the null value.
  public init(nilLiteral: ()) { self = .null }
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a number from an integer.
  public init(integerLiteral value: Int) { self = .number(Decimal(value)) }
  /// Creates a number from a floating-point literal.
  public init(floatLiteral value: Double) { self = .number(Decimal(value)) }
  /// Creates a text from a string literal.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates an array from its elements.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object; if a name occurs twice, the last value counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
