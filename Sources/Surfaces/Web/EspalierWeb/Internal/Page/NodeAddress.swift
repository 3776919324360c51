internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

/// The name of a node, by which an event on it finds its place again in a page that was made anew, where nodes have
/// other numbers.
///
/// A part of the page is named by its whole path, which few nodes have; a row by the last part of its path, which is
/// its identity in its section.
struct NodeAddress: Equatable {
  let name: String
  /// The name of the node that holds it.
  let parent: String
  /// The fields of the form around it when the person acted, by their keys: what is done again is done with them, or not at
  /// all. Nil where the browser could not tell them all.
  var form: [String: PageJoin.Field]? = [:]

  /// Returns the number of the node with this name; nil when there is none, or when it cannot be told from another one.
  @MainActor func node(in window: Window) -> Int? {
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

extension HTMLTemplate {
  /// Returns the name by which the browser is to call a node; nil for a row on which nothing can be done.
  func name(of node: Node) -> String? {
    guard case .row = node.form else { return node.path }
    guard takesActions else { return nil }
    return node.path.lastIndex(of: "/").map { String(node.path[node.path.index(after: $0)...]) } ?? node.path
  }
}

extension EventKind {
  /// True if the event tells what the person looks at, and not what they did: it need not be repeated on a page that is
  /// made anew.
  var isOfSight: Bool {
    switch self {
    case .focus, .blur, .seen, .appear, .disappear: true
    default: false
    }
  }
}
