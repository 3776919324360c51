/// A value that a scope holds, prepared for the graph.
@MainActor
struct HeldValue {
  private let value: Any
  private let label: String
  /// The identity of the value's node, for a value that is not an object and has no identity of its own.
  private let id: DependencyGraph.Node.ID

  init(_ value: Any, label: String, id: DependencyGraph.Node.ID) {
    self.value = value
    self.label = label
    self.id = id
  }

  func links(_ relation: DependencyGraph.Relation) -> [DependencyGraph.Link] {
    if value is any HiddenFromGraph { return [] }
    // Checked first: a cast of an array to a protocol of objects makes Foundation create an object of it, with all its
    // elements.
    if type(of: value) is AnyClass {
      if let object = value as? any Graphable { return [.init(relation, label, to: .object(object))] }
      let object = value as AnyObject
      return [.init(relation, label, to: .node(node(id: DependencyGraph.identity(of: object), name: nil)))]
    }
    let parts = ValueParts(of: value)
    if parts.isOptional || parts.areObjectsOfCollection {
      return parts.values().flatMap { HeldValue($0, label: label, id: id).links(relation) }
    }
    var search = GraphableSearch()
    return [.init(relation, label, to: .node(node(id: id, name: label)))]
      + search.find(in: parts).map { .init(relation, label, to: .object($0)) }
  }

  /// Returns the node of the held value.
  ///
  /// A value that is not an object has one owner, and is named by its property. An object may have many owners, and is
  /// named by its type.
  private func node(id: String, name: String?) -> DependencyGraph.Node {
    let type = type(of: value)
    return DependencyGraph.Node(id: id, name: name ?? "\(type)", type: type, kind: .dependency)
  }
}

/// A value that a scope keeps for its own use, and that is not a dependency.
protocol HiddenFromGraph {}

extension SharedMaking: HiddenFromGraph {}

/// A search for graphable objects among the properties and elements of a value: for example, a scope in a dictionary's
/// array.
@MainActor
private struct GraphableSearch {
  /// The largest number of properties and elements that the search visits. It is limited, because a file in memory may
  /// be an array of millions of elements.
  private var budget = 10_000

  mutating func find(in parts: ValueParts, depth: Int = 3) -> [any Graphable] {
    var found: [any Graphable] = []
    for part in parts.values(atMost: budget) {
      guard budget > 0 else { break }
      budget -= 1
      if type(of: part) is AnyClass {
        if let object = part as? any Graphable { found.append(object) }
        continue
      }
      let parts = ValueParts(of: part)
      let below = parts.isOptional ? depth : depth - 1
      if below > 0 { found += find(in: parts, depth: below) }
    }
    return found
  }
}

/// The properties or elements of a value that is not an object, read by reflection.
private struct ValueParts {
  private let mirror: Mirror

  init(of value: Any) {
    mirror = Mirror(reflecting: value)
  }

  var isOptional: Bool { mirror.displayStyle == .optional }

  /// True if the value is a nonempty array, set or dictionary whose elements are all objects. A dictionary's elements
  /// are its values.
  var areObjectsOfCollection: Bool {
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      !mirror.children.isEmpty && mirror.children.allSatisfy { type(of: element($0.value)) is AnyClass }
    default: false
    }
  }

  /// Returns the properties or elements, in the same order in every run. A dictionary's values are ordered by their
  /// keys, and a set's elements by their types.
  func values(atMost count: Int = .max) -> [Any] {
    switch mirror.displayStyle {
    case .dictionary:
      mirror.children.prefix(count).map { (name: key($0.value), value: element($0.value)) }
        .sorted { $0.name < $1.name }.map(\.value)
    case .set:
      mirror.children.prefix(count).map { (name: "\(type(of: $0.value))", value: $0.value) }
        .sorted { $0.name < $1.name }.map(\.value)
    case .collection, .struct, .tuple, .enum, .optional: mirror.children.prefix(count).map(\.value)
    default: []
    }
  }

  private func element(_ child: Any) -> Any {
    guard mirror.displayStyle == .dictionary else { return child }
    return Mirror(reflecting: child).children.map(\.value).last ?? child
  }

  private func key(_ child: Any) -> String {
    Mirror(reflecting: child).children.first.map { "\($0.value)" } ?? ""
  }
}
