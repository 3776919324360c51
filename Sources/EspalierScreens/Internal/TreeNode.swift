internal import EspalierViews

/// A node with what the tree knows of it beside what a surface needs.
@MainActor
final class TreeNode {
  let id: Int
  let key: String
  let form: Node.Form
  let traits: RowTraits
  private(set) var component: AnyComponent
  /// The parts, or the rows.
  var children: [TreeNode] = []
  /// What stands before and behind the rows of a section.
  var leading: TreeNode?
  var trailing: TreeNode?
  var section: Section?
  var scene: Int?
  /// The row of the section that a person has just moved, until it is seen where it has come to.
  weak var moving: TreeNode?
  /// Rows of the section that a surface has changed since they were last compared.
  var noted: [TreeNode] = []
  private(set) weak var parent: TreeNode?

  init(id: Int, key: String, form: Node.Form, component: AnyComponent, parent: TreeNode?) {
    self.id = id
    self.key = key
    self.form = form
    self.component = component
    self.parent = parent
    if case .row = form { traits = RowTraits(component) } else { traits = [] }
  }

  /// All that it holds, in order.
  var everything: [TreeNode] {
    guard leading != nil || trailing != nil else { return children }
    return (leading.map { [$0] } ?? []) + children + (trailing.map { [$0] } ?? [])
  }

  var path: String { parent.map { $0.path + "/" + key } ?? key }
  var node: Node { Node(id: id, path: path, form: form, component: component) }

  /// The node below others whose path is known, for many siblings at once.
  func node(under path: String?) -> Node {
    Node(id: id, path: path.map { $0 + "/" + key } ?? key, form: form, component: component)
  }

  /// Whether a row can become another one without being built anew.
  func suits(_ row: Row) -> Bool {
    component.type == row.component.type && form == .row(row.form) && traits == RowTraits(row.component)
  }

  func show(_ component: AnyComponent) { self.component = component }

  func note<Value>(_ property: Property<Value>, _ value: Value, element: Int) {
    component = component.setting(property, to: value, element: element)
    parent?.noted.append(self)
  }
}

/// The key of a part, for its comparison.
struct KeyedNode: Identifiable {
  let id: String
}
