internal import EspalierHTML
package import EspalierNavigation
internal import EspalierScreens
internal import EspalierWire

extension NodeAddress {
  /// Returns the number of the node with this name; nil when there is none, or when it cannot be told from another one.
  @MainActor package func node(in window: Window) -> Int? {
    let roots = window.nodes(in: nil)
    if let part = find(name, among: roots, of: window) { return part.id }
    guard let part = find(parent, among: roots, of: window) else { return nil }
    let rows = window.nodes(in: part.id).filter { $0.path.hasSuffix("/\(name)") }
    // Only the rows of a long list that are in sight are there.
    if rows.isEmpty { return window.row(called: name, in: part.id)?.id }
    return rows.count == 1 ? rows[0].id : nil
  }

  @MainActor private func find(_ path: String, among nodes: [Node], of window: Window) -> Node? {
    for node in nodes where path.hasPrefix(node.path) {
      if node.path == path { return node }
      if let found = find(path, among: window.nodes(in: node.id), of: window) { return found }
    }
    return nil
  }
}
