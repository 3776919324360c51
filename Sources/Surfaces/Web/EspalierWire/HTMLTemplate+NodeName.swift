package import EspalierHTML
package import EspalierScreens

extension HTMLTemplate {
  /// Returns the name that the browser must use for a node; nil for a row without events.
  package func name(of node: Node) -> String? {
    guard case .row = node.form else { return node.path }
    guard takesActions else { return nil }
    return node.path.lastIndex(of: "/").map { String(node.path[node.path.index(after: $0)...]) } ?? node.path
  }
}
