package import EspalierViews

/// The tree of nodes that a window shows, and the comparison that turns a new blueprint into patches.
///
/// The tree holds one component for each row that was created, and no handlers of rows over items: those are created
/// when an event arrives, so that the newest one runs.
@MainActor
package final class NodeTree {
  var root: TreeNode?
  var nodes: [Int: TreeNode] = [:]
  var nextID = 1
  var patches: [Patch] = []
  /// The rows that were created since the last render because a person scrolled to them. They are not new content, and
  /// request no focus.
  package private(set) var scrolledRows: Set<Int> = []
  /// The rows that were created by scrolling and that ``scrolledRows`` contains after the next render.
  var nextScrolledRows: Set<Int> = []
  /// The patches of the changes made since the last render. They come before the patches of the next render.
  var ahead: [Patch] = []
  /// The nodes by the addresses they lead to, and the address of the visible place.
  var links = LinkIndex()
  var current = ""
  /// The visible rows with handlers for their appearance or disappearance, each with the handler for its disappearance.
  var visibleRows: [Int: EventHandler?] = [:]
  var goneRows: [GoneRow] = []
  let problems: NodeProblems
  private var wordedViews = WordedViews()

  /// True if rows that are kept are checked for values that they read besides their items. It costs the creation of a few
  /// rows for each update.
  let checksRows: Bool

  package init(checksRows: Bool = false, report: @escaping (String) -> Void = { _ in }) {
    self.checksRows = checksRows
    problems = NodeProblems(report: report)
  }

  /// Returns the component of a row, with the words of the window in views without words of their own.
  func worded(_ row: Row) -> AnyComponent { worded(row.component) }

  /// Returns a component with the words of the window in views without words of their own.
  func worded(_ component: AnyComponent) -> AnyComponent { wordedViews.worded(component, .current) }

  /// Updates the tree to match the blueprint, and returns the patches from its previous state.
  package func render(_ blueprint: Blueprint) -> [Patch] {
    patches = ahead
    ahead = []
    scrolledRows = nextScrolledRows
    nextScrolledRows = []
    if let root, root.component.type == blueprint.component.type {
      update(root, to: blueprint)
    } else {
      if let root { discard([root]) }
      let node = make(blueprint, parent: nil)
      root = node
      insert([node], parent: 0, before: nil)
    }
    defer { patches = [] }
    return patches
  }

  /// Returns the patches that build the whole tree on a surface that shows nothing.
  package func whole() -> [Patch] {
    (patches, ahead) = ([], [])
    if let root { insert([root], parent: 0, before: nil) }
    defer { patches = [] }
    return patches
  }

  /// True while there are patches of changes made since the last render.
  package var hasStepsAhead: Bool { !ahead.isEmpty }

  // MARK: Reading

  /// Returns a node as a surface sees it, for events and for first paints.
  package func node(_ id: Int) -> Node? { nodes[id].map(\.node) }

  /// Returns the node's children, in order.
  package func children(of id: Int?) -> [Node] {
    guard let id else { return root.map { [$0.node] } ?? [] }
    guard let node = nodes[id] else { return [] }
    let path = node.path
    return node.children.map { $0.node(under: path) }
  }

  /// Returns the key that distinguishes the node from its siblings.
  package func key(of id: Int) -> String? { nodes[id]?.key }

  /// Returns the scene that an event of the node belongs to.
  package func scene(of id: Int) -> Int? { scene(of: nodes[id]) }

  func scene(of node: TreeNode?) -> Int? { node?.owner }

  /// Returns the function that keeps an error of one of the node's handlers; nil if the node's section does not keep
  /// errors itself.
  package func failureHandler(of id: Int) -> (@MainActor @Sendable (any Error) -> Void)? {
    failureHandler(of: nodes[id])
  }

  func failureHandler(of node: TreeNode?) -> (@MainActor @Sendable (any Error) -> Void)? { node?.failureHandler }

  // MARK: Events

  /// Returns false for a part of a row or view that is hidden, loading or not interactive.
  package func isReachable(_ id: Int) -> Bool { nodes[id]?.isReachable ?? false }

  /// Returns the newest handler for an event; nil if the node has no handler for it, or no longer exists.
  ///
  /// - Parameter value: The value of the event. It identifies the action of a row, or the signal, and the position that
  ///   a row is moved to.
  package func handler(
    node id: Int, element: Int, event: EventKind, value: EventValue = .none
  ) -> EventHandler? {
    guard let node = nodes[id] else { return nil }
    if case .item = node.form { return node.newestComponent?.handler(of: element, for: event, value: value) }
    guard let parent = node.parent, let content = parent.rows?.section.content,
      let position = node.position, position < content.count
    else { return node.component.handler(of: element, for: event, value: value) }
    guard element == Node.rowElement else {
      return content.row(at: position).component.handler(of: element, for: event, value: value)
    }
    if event == .move { return moving(node, at: position, in: parent, to: value.text) }
    return content.handler(at: position, for: event, value: value)
  }

  /// Returns the handler that moves a row before another one. The surface names the other row by its path; an empty
  /// path moves the row to the end.
  private func moving(_ node: TreeNode, at position: Int, in parent: TreeNode, to path: String) -> EventHandler? {
    var target: Int?
    if !path.isEmpty {
      let start = parent.path + "/"
      target = parent.children.first { path == start + $0.key }?.position
      guard let target, target != position else { return nil }
    }
    parent.rows?.moving = node
    parent.rows?.movingFrom = position
    return parent.rows?.section.content.handler(moving: position, before: target)
  }
}
