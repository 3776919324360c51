public import EspalierScopes

extension AnyModule {
  /// The module with all within it, and the chain of scopes that each hangs from, as a value to print or to test.
  ///
  /// Children that have not been built yet are not in it. A module's node is named by its class, with its key in
  /// brackets.
  public func graph() -> DependencyGraph {
    var graph = DependencyGraph()
    var waiting = [self]
    while let module = waiting.popLast() {
      let id = GraphObjects.identifier(of: module)
      graph.insert(
        .init(id: id, name: module.name, type: TypeName.full(type(of: module)), kind: .module))
      if let above = module.parent, module !== self {
        graph.insert(
          .init(
            from: GraphObjects.identifier(of: above), to: id, relation: .child,
            label: module.key.map { "\($0)" } ?? ""))
      }
      GraphObjects.insertScopes(from: module.anyScope, heldBy: id, into: &graph)
      waiting += module.children.reversed()
    }
    return graph
  }
}
