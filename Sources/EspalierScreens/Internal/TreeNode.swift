internal import EspalierViews

/// A node with what the tree knows of it beside what a surface needs.
@MainActor
final class TreeNode {
  let id: Int
  let key: String
  let form: Node.Form
  var component: AnyComponent
  var children: [TreeNode] = []
  /// In a box of its own, because most nodes are rows and have none.
  var section: Section? {
    get { box?.section }
    set { box = newValue.map(SectionBox.init) }
  }
  private var box: SectionBox?
  var scene: Int?
  /// Whether the component holds what a person entered, and has not been compared since.
  var isNoted = false {
    didSet { if isNoted != oldValue { parent?.notedChildren += isNoted ? 1 : -1 } }
  }
  /// How many children hold such a note: while there is one, all are compared.
  var notedChildren = 0
  /// The elements that are busy with a handler.
  var busyElements: Set<Int> = []
  /// What was entered and is still being handled.
  var held: [StyleSlot: Held] = [:]
  /// The component without what is said over it; nil while nothing is.
  var own: AnyComponent?
  weak var parent: TreeNode?
  /// What the node is called in paths.
  var name: String?

  init(id: Int, key: String, form: Node.Form, component: AnyComponent, parent: TreeNode?) {
    self.id = id
    self.key = key
    self.form = form
    self.component = component
    self.parent = parent
  }

  struct Held {
    let value: StyleValue
    var count: Int
  }

  /// Whether something is said over the component.
  var isCovered: Bool { !busyElements.isEmpty || !held.isEmpty }

  /// The component with what is said over it.
  func covered(_ component: AnyComponent) -> AnyComponent {
    let busy = busyElements.reduce(component) { $0.setting(View.isBusy, to: true, element: $1) }
    return held.reduce(busy) { $0.isSet($1.key) ? $0.setting($1.key, to: $1.value.value) : $0 }
  }

  var path: String { parent.map { $0.path + "/" + (name ?? key) } ?? key }
  var node: Node { Node(id: id, path: path, form: form, component: component) }
}

private final class SectionBox {
  let section: Section
  init(_ section: Section) { self.section = section }
}
