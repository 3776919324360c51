/// Types that a test of the architecture names: one, its subclasses, or all that conform to a protocol.
struct TypePattern {
  private let name: String
  private let includes: (any Any.Type) -> Bool

  init(_ type: any Any.Type) {
    let name = String(reflecting: type)
    let isMetatype = name.hasSuffix(".Type")
    func pattern<Named>(_ named: Named.Type) -> (any Any.Type) -> Bool {
      // Of a protocol `P`, `any P.Type` is what the types that conform to it are values of.
      isMetatype ? { $0 is Named } : { $0 is Named.Type }
    }
    // A container knows what is registered as `any P` by that name alone.
    self.name = isMetatype ? String(name.dropLast(".Type".count)) : name
    includes = pattern(type)
  }

  func matches(_ node: DependencyGraph.Node) -> Bool {
    node.type == name || node.metatype.type.map(includes) ?? false
  }
}
