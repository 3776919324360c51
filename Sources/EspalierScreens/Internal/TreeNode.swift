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
  /// Whether a surface has changed what it shows since it was last compared.
  private(set) var isNoted = false
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

  /// Whether a row can become another one without being built anew.
  func suits(_ row: Row) -> Bool {
    component.type == row.component.type && form == .row(row.form) && traits == RowTraits(row.component)
  }

  func show(_ component: AnyComponent) {
    self.component = component
    isNoted = false
  }

  func note<Value>(_ property: Property<Value>, _ value: Value, element: Int) {
    component = component.setting(property, to: value, element: element)
    isNoted = true
  }
}

/// The key of a part, for its comparison.
struct KeyedNode: Identifiable {
  let id: String
}
