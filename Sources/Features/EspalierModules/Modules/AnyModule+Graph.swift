public import EspalierScopes

/// The graph of a module: its scope, and the modules within it.
///
/// `module.graph()` returns the module with all modules within it, and the chain of parent scopes of each, as a value
/// to print or to test. Children that have not been built yet are not included.
extension AnyModule: Graphable {
  /// The node of the module: its class, with its key in brackets.
  public var graphNode: DependencyGraph.Node {
    .init(id: DependencyGraph.identity(of: self), name: name, type: type(of: self), kind: .module)
  }

  /// The scope of the module, then the modules within it in the order in which they were attached.
  public var graphLinks: [DependencyGraph.Link] {
    var links: [DependencyGraph.Link] = []
    if let scope = anyScope as? any Graphable { links.append(.init(.holds, "scope", to: .object(scope))) }
    for child in children { links.append(.init(.child, child.key.map { "\($0)" } ?? "", to: .object(child))) }
    return links
  }
}
