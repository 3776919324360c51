/// A pattern that matches a type, its subclasses, or all types that conform to a protocol, for a test of the
/// architecture.
struct TypePattern {
  private let name: String
  private let includes: (any Any.Type) -> Bool

  init(_ type: any Any.Type) {
    let name = String(reflecting: type)
    let isMetatype = name.hasSuffix(".Type")
    func pattern<Named>(_ named: Named.Type) -> (any Any.Type) -> Bool {
      // For a protocol `P`, the types that conform to it are values of `any P.Type`.
      isMetatype ? { $0 is Named } : { $0 is Named.Type }
    }
    // A container knows a registration as `any P` by that name only.
    self.name = isMetatype ? String(name.dropLast(".Type".count)) : name
    includes = pattern(type)
  }

  func matches(_ node: DependencyGraph.Node) -> Bool {
    node.type == name || node.metatype.type.map(includes) ?? false
  }
}
