/// A value as a flat list of names and values, for a query or a form. The name of a nested value is written
/// `outer[inner]`.
struct FlatFields {
  private(set) var items: [Query.Item] = []
  private let arrays: Query.Arrays

  init(_ value: JSONValue, arrays: Query.Arrays) {
    self.arrays = arrays
    if case .object(let values) = value {
      for (name, value) in values.sorted(by: { $0.key < $1.key }) { add(value, as: name) }
    } else {
      add(value, as: "value")
    }
  }

  private mutating func add(_ value: JSONValue, as name: String) {
    switch value {
    case .null: return
    case .object(let values):
      for (inner, value) in values.sorted(by: { $0.key < $1.key }) { add(value, as: "\(name)[\(inner)]") }
    case .array(let values):
      if values.contains(where: { $0.object != nil || $0.array != nil }) {
        for (index, value) in values.enumerated() { add(value, as: "\(name)[\(index)]") }
      } else {
        items += Query.items(name, values.compactMap(Self.text), arrays)
      }
    case .bool, .number, .string:
      items += Query.items(name, [value].compactMap(Self.text), .repeated)
    }
  }

  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "\(value)"
    case .string(let value): value
    case .null, .array, .object: nil
    }
  }
}
