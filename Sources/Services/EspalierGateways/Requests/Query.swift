/// The query of a request: names with values, in order.
///
/// ```swift
/// struct Filter: Encodable {
///   let from: String
///   let tags: [String]
/// }
///
/// let request = Request.get("/operations")
///   .query("limit", 50)
///   .query("account", each: [7, 9])                          // account=7&account=9
///   .query(Filter(from: "2026-01-01", tags: ["a", "b"]))     // from=2026-01-01&tags=a&tags=b
/// ```
public struct Query: Sendable {
  /// A format for several values of one name.
  public enum Arrays: Sendable, Hashable {
    /// The name is repeated for each value, as in `tag=a&tag=b`.
    case repeated
    /// The name is repeated with brackets, as in `tag[]=a&tag[]=b`.
    case brackets
    /// The values are separated by commas, as in `tag=a,b`.
    case commas
  }

  /// A name with its value.
  public struct Item: Sendable, Hashable {
    /// The name of the parameter.
    public let name: String
    /// The value of the parameter, not encoded.
    public let value: String
    /// A Boolean value that indicates whether logs and errors must not show the value.
    public let isSecret: Bool
  }

  enum Part: Sendable {
    case item(Item)
    case encodable(@Sendable (JSONCoding) throws -> [Item])
  }

  var parts: [Part] = []

  mutating func add(_ name: String, _ values: [String], arrays: Arrays, isSecret: Bool = false) {
    for item in Self.items(name, values, arrays) {
      parts.append(.item(Item(name: item.name, value: item.value, isSecret: isSecret || item.isSecret)))
    }
  }

  mutating func add(_ value: some Encodable & Sendable, arrays: Arrays) {
    parts.append(
      .encodable { coding in
        FlatFields(try coding.decode(JSONValue.self, from: coding.encode(value)), arrays: arrays).items
      })
  }

  func items(_ coding: JSONCoding) throws -> [Item] {
    try parts.flatMap { part in
      switch part {
      case .item(let item): [item]
      case .encodable(let items): try items(coding)
      }
    }
  }

  static func items(_ name: String, _ values: [String], _ arrays: Arrays) -> [Item] {
    switch arrays {
    case .repeated: values.map { Item(name: name, value: $0, isSecret: SecretNames.contain(name)) }
    case .brackets: values.map { Item(name: "\(name)[]", value: $0, isSecret: SecretNames.contain(name)) }
    case .commas:
      values.isEmpty
        ? [] : [Item(name: name, value: values.joined(separator: ","), isSecret: SecretNames.contain(name))]
    }
  }
}
