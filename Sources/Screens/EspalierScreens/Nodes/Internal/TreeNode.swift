internal import EspalierViews

/// A node with the tree's own state, beyond the values that a surface needs.
@MainActor
final class TreeNode {
  let id: Int
  let key: String
  let form: Node.Form
  var component: AnyComponent
  /// The line of code that made the row, section or screen; none for any other node.
  var site: DeclarationSite
  /// The child nodes: the parts of the window or of a screen, or the rows of a section.
  var children: [TreeNode] = []
  /// The index of a row among its section's children.
  var index = 0
  /// The state of a section besides its rows; nil for other nodes.
  ///
  /// The state is a separate object, because most nodes are rows and need none.
  var rows: SectionState?
  /// The state that only a few nodes need, such as busy elements or the number of a scene; nil until it is needed.
  private var state: NodeState?
  /// True if the next comparison must check the node even if the app has changed nothing, for example after a person's
  /// input.
  var isNoted = false {
    didSet { if isNoted != oldValue { parent?.notedChildren += isNoted ? 1 : -1 } }
  }
  private(set) weak var parent: TreeNode?

  init(id: Int, key: String, form: Node.Form, component: AnyComponent, site: DeclarationSite, parent: TreeNode?) {
    self.id = id
    self.key = key
    self.form = form
    self.component = component
    self.site = site
    self.parent = parent
  }

  /// The elements with a handler that is still running.
  var busyElements: Set<Int> {
    get { state?.busyElements ?? [] }
    set { if state != nil || !newValue.isEmpty { made.busyElements = newValue } }
  }
  /// The elements that link to the visible place.
  var currentElements: Set<Int> {
    get { state?.currentElements ?? [] }
    set { if state != nil || !newValue.isEmpty { made.currentElements = newValue } }
  }
  /// The values that a person entered. The node shows each of them until its handlers have ended.
  var held: [StyleSlot: NodeState.Held] {
    get { state?.held ?? [:] }
    set { if state != nil || !newValue.isEmpty { made.held = newValue } }
  }
  /// The component as the app made it; nil while the tree sets no busy, current or entered values over it.
  var own: AnyComponent? {
    get { state?.own }
    set { if state != nil || newValue != nil { made.own = newValue } }
  }
  /// The number of children whose ``isNoted`` is true. While it is above zero, all children are compared.
  var notedChildren: Int {
    get { state?.notedChildren ?? 0 }
    set { if state != nil || newValue != 0 { made.notedChildren = newValue } }
  }
  /// The number of the scene that the screen belongs to; nil for a node that is not a screen.
  var scene: Int? {
    get { state?.scene }
    set { if state != nil || newValue != nil { made.scene = newValue } }
  }
  /// The node's name in paths; nil if paths contain the node's key instead.
  var name: String? {
    get { state?.name }
    set { if state != nil || newValue != nil { made.name = newValue } }
  }

  private var made: NodeState {
    if let state { return state }
    let new = NodeState()
    state = new
    return new
  }

  /// True while the tree sets values over the component's own, because elements are busy or current, or a person has
  /// entered values.
  var isCovered: Bool { state?.isCovered ?? false }

  /// True while a person's action at the node is still being handled.
  var isUnderWay: Bool { state?.isUnderWay ?? false }

  /// Returns the component with the node's busy and current elements marked, and with the values that a person entered.
  func covered(_ component: AnyComponent) -> AnyComponent {
    let current = currentElements.reduce(component) { $0.setting(View.isCurrent, to: true, element: $1) }
    let busy = busyElements.reduce(current) { $0.setting(View.isBusy, to: true, element: $1) }
    return held.reduce(busy) { $0.isSet($1.key) ? $0.setting($1.key, to: $1.value.value) : $0 }
  }

  /// The position of a row among all rows of its section, including the rows that have no node.
  var position: Int? {
    guard let parent, let rows = parent.rows, parent.children.indices.contains(index), parent.children[index] === self
    else { return nil }
    return rows.positions.position(of: index)
  }

  /// Stores in each child its index among the children, beginning with the child at a start index. Finding the index of
  /// a child then needs no search.
  func numberChildren(from start: Int) {
    for index in start..<max(children.count, start) { children[index].index = index }
  }

  /// Makes the next comparison check the node even if the app has changed nothing, and with a part of a row, the row.
  func mark() {
    isNoted = true
    if case .item = form { parent?.mark() }
  }

  /// The number of the scene that the node belongs to; nil if it belongs to the window.
  var owner: Int? { scene ?? parent?.owner }

  /// The function that keeps an error of one of the node's handlers, if its section keeps errors itself.
  var failureHandler: (@MainActor @Sendable (any Error) -> Void)? {
    guard scene == nil else { return nil }
    return rows?.section.onFailure ?? parent?.failureHandler
  }

  var path: String { parent.map { $0.path + "/" + (name ?? key) } ?? key }
  var node: Node { Node(id: id, path: path, form: form, component: component) }

  /// Returns the node for a surface. Its path is built from the parent's path, which the caller computes once for many
  /// siblings.
  func node(under path: String?) -> Node {
    Node(id: id, path: path.map { $0 + "/" + (name ?? key) } ?? key, form: form, component: component)
  }

  /// Returns true if the node can show another row without being built again.
  func suits(_ row: Row) -> Bool {
    component.type == row.component.type && form == .row(row.form)
      && RowTraits(component) == RowTraits(row.component)
  }
}

/// The state that the tree keeps of a section besides its rows.
@MainActor
final class SectionState {
  var section: Section
  /// The positions of the rows that have a node.
  var positions = RowPositions(0..<0)
  /// The visible positions, as far as they are known.
  var visibleRange = 0..<RowCreation.initialVisibleCount
  /// The rows that the surface asked to keep, by their numbers.
  var kept: Set<Int> = []
  /// The row that a person has just moved, until its new position has been announced.
  weak var moving: TreeNode?
  /// The position of ``moving`` before the move.
  var movingFrom = 0

  init(_ section: Section) { self.section = section }
}

/// The key of a part, wrapped so that lists of parts can be compared.
struct KeyedNode: Identifiable {
  let id: String
}

/// The number of an existing or a new row, wrapped so that lists of rows can be compared.
struct NumberedRow: Identifiable {
  let id: Int
}
