package import EspalierHTML
package import EspalierScreens

extension HTMLTemplate {
  /// Returns the name that the browser must use for a node; nil for a row without events.
  package func name(of node: Node) -> String? {
    switch node.form {
    case .part: return node.path
    // The part of a row is found by its whole path, because its row need not have a name.
    case .item: return takesActions ? node.path : nil
    case .row: break
    }
    guard takesActions else { return nil }
    return node.path.lastIndex(of: "/").map { String(node.path[node.path.index(after: $0)...]) } ?? node.path
  }
}
