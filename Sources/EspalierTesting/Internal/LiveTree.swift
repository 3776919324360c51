internal import EspalierScreens
internal import EspalierViews

/// A live view for each node of a window, kept up by its patches.
@MainActor
final class LiveTree {
  final class LiveNode {
    let id: Int
    let form: Node.Form
    let path: String
    let view: View
    var children: [LiveNode] = []
    weak var parent: LiveNode?

    init(_ node: Node, parent: LiveNode?) {
      id = node.id
      form = node.form
      path = node.path
      view = node.component.type.init()
      view.configure(node.component)
      self.parent = parent
    }
  }

  private(set) var roots: [LiveNode] = []
  private(set) var nodes: [Int: LiveNode] = [:]

  func apply(_ patches: [Patch]) {
    for patch in patches { apply(patch) }
  }

  private func apply(_ patch: Patch) {
    switch patch {
    case .insert(let inserted, let parent, let before):
      let holder = nodes[parent]
      let made = inserted.map { LiveNode($0, parent: holder) }
      for node in made { nodes[node.id] = node }
      insert(made, in: holder, before: before)
    case .update(let id, let old, let new): nodes[id]?.view.apply(from: old, to: new)
    case .remove(let ids):
      for id in ids {
        guard let node = nodes[id] else { continue }
        take(node)
        forget(node)
      }
    case .move(let id, let before):
      guard let node = nodes[id] else { return }
      take(node)
      insert([node], in: node.parent, before: before)
    }
  }

  private func insert(_ made: [LiveNode], in holder: LiveNode?, before: Int?) {
    let siblings = holder?.children ?? roots
    let index = before.flatMap { id in siblings.firstIndex { $0.id == id } } ?? siblings.count
    if let holder {
      holder.children.insert(contentsOf: made, at: index)
    } else {
      roots.insert(contentsOf: made, at: index)
    }
  }

  private func take(_ node: LiveNode) {
    if let parent = node.parent { parent.children.removeAll { $0 === node } } else { roots.removeAll { $0 === node } }
  }

  private func forget(_ node: LiveNode) {
    nodes[node.id] = nil
    for child in node.children { forget(child) }
  }

  // MARK: Reading

  /// What a person can read or use, in order; while a modal is up, only what it holds.
  var elements: [LiveElement] {
    var all: [LiveElement] = []
    let window = roots.first
    if let modal = window?.children.last(where: { $0.view is ModalView }) {
      collect(modal, into: &all)
    } else if let window {
      collect(window, into: &all)
    }
    return all
  }

  private func collect(_ node: LiveNode, into all: inout [LiveElement]) {
    let schema = ViewSchema.of(type(of: node.view))
    let component = schema.complete(node.view.anyComponent)
    let own = LiveElement.elements(of: component, in: schema, node: node.id)
    if case .row(let form) = node.form {
      // A row that is hidden, or whose values are under way, says nothing.
      guard !component.value(of: View.isHidden), !component.value(of: RowProperties.isLoading) else { return }
      all += LiveElement.row(component, node: node.id, form: form, holding: own)
    } else {
      all += own
    }
    for child in node.children { collect(child, into: &all) }
    if let section = node.view as? SectionView, !section.footer.isEmpty {
      all.append(LiveElement(kind: .text, node: node.id, element: 0, name: section.footer))
    }
  }

  var text: String { elements.map(\.line).filter { !$0.isEmpty }.joined(separator: "\n") }

  var moreNodes: [Int] { nodes.values.filter { $0.view is MoreView }.map(\.id) }

  /// The named fields of the section that a node stands in; secrets are told apart, so that they can be left out
  /// afterwards.
  func fields(besides id: Int) -> (all: [String: String], secret: Set<String>) {
    var section = nodes[id]
    while let current = section, !(current.view is SectionView) { section = current.parent }
    var fields: [String: String] = [:]
    var secret: Set<String> = []
    func visit(_ node: LiveNode) {
      let schema = ViewSchema.of(type(of: node.view))
      for field in LiveElement.fields(of: schema.complete(node.view.anyComponent), in: schema, node: node.id) {
        fields[field.fieldName] = field.value
        if field.isSecret { secret.insert(field.fieldName) }
      }
      for child in node.children { visit(child) }
    }
    if let section { visit(section) }
    return (fields, secret)
  }

  // MARK: Entering

  func enter(_ text: String, node: Int, element: Int) {
    set(TextField.text, to: text, node: node, element: element)
  }

  func choose(_ id: String, node: Int, element: Int) {
    set(Picker.selection, to: id, node: node, element: element)
  }

  func flip(to isOn: Bool, node: Int, element: Int) {
    set(Toggle.isOn, to: isOn, node: node, element: element)
  }

  /// A row is chosen, or let go of; of rows of which one is chosen at a time, the others are let go of.
  func select(_ isSelected: Bool, row: Int) {
    guard let node = nodes[row] else { return }
    if isSelected, RowTraits(node.view.anyComponent).contains(.selectsOne) {
      for other in node.parent?.children ?? [] where RowTraits(other.view.anyComponent).contains(.selectsOne) {
        set(RowProperties.isSelected, to: false, node: other.id, element: 0)
      }
    }
    set(RowProperties.isSelected, to: isSelected, node: row, element: 0)
  }

  private func set<Value>(_ property: Property<Value>, to value: Value, node: Int, element: Int) {
    guard let view = nodes[node]?.view else { return }
    view.configure(view.anyComponent.setting(property, to: value, element: element))
  }
}
