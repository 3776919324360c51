internal import EspalierHTML
package import EspalierNavigation
internal import EspalierScreens
internal import EspalierWire

extension NodeAddress {
  /// Returns the number of the node with this name; nil if it does not exist or is ambiguous.
  @MainActor package func node(in window: Window) -> Int? {
    let roots = window.nodes(in: nil)
    if let part = find(name, among: roots, of: window) { return part.id }
    guard let part = find(parent, among: roots, of: window) else { return nil }
    let rows = window.nodes(in: part.id).filter { $0.path.hasSuffix("/\(name)") }
    // A long list contains only its visible rows.
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
