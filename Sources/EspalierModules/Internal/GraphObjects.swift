internal import EspalierScopes

/// Puts objects that a module holds into its graph.
enum GraphObjects {
  static func identifier(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Adds a scope and those above it, up to the first that is known.
  static func insertScopes(from scope: Any, heldBy holder: String, into graph: inout DependencyGraph) {
    var below = (id: holder, relation: DependencyGraph.Relation.holds)
    var next: Any? = scope
    while let value = next, type(of: value) is AnyClass {
      let object = value as AnyObject
      let id = identifier(of: object)
      let isNew = graph.insert(
        .init(id: id, name: "\(type(of: object))", type: TypeName.full(type(of: object)), kind: .scope))
      graph.insert(
        .init(from: below.id, to: id, relation: below.relation, label: below.relation == .holds ? "scope" : ""))
      guard isNew else { return }
      below = (id, .parent)
      next = parent(of: object)
    }
  }

  /// What a scope's `parent` holds, whatever the type of that is.
  private static func parent(of scope: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: scope)
    while let level = mirror {
      if let parent = level.children.first(where: { $0.label == "parent" }) { return parent.value }
      mirror = level.superclassMirror
    }
    return nil
  }
}
