public import EspalierScopes

/// A module leads to its scope and to the modules within it.
///
/// `module.graph()` is the module with all within it, and the chain of scopes that each hangs from, as a value to print or
/// to test. Children that have not been built yet are not in it.
extension AnyModule: Graphable {
  /// The module by its class, with its key in brackets.
  public var graphNode: DependencyGraph.Node {
    .init(id: DependencyGraph.identity(of: self), name: name, type: type(of: self), kind: .module)
  }

  /// Its scope, then the modules within it in the order in which they were attached.
  public var graphLinks: [DependencyGraph.Link] {
    var links: [DependencyGraph.Link] = []
    if let scope = anyScope as? any Graphable { links.append(.init(.holds, "scope", to: .object(scope))) }
    for child in children { links.append(.init(.child, child.key.map { "\($0)" } ?? "", to: .object(child))) }
    return links
  }
}
