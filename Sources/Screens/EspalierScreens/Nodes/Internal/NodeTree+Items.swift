internal import EspalierViews

/// The nodes for the parts that a component makes from items.
extension NodeTree {
  /// Creates nodes for the parts that a new node's component makes from items.
  func makeItems(of node: TreeNode) {
    guard Items.areUsed else { return }
    node.children = parts(of: node.component, in: node).map { make($0, parent: node) }
  }

  /// Updates the nodes for the parts that a component makes from items.
  func showItems(of component: AnyComponent, in node: TreeNode) {
    guard Items.areUsed, !AnyComponent.lists(of: component.type).isEmpty else { return }
    let parts = parts(of: component, in: node)
    let keys = node.children.map { KeyedNode(id: $0.key) }
    let difference = ListDifference(from: keys, to: parts.map { KeyedNode(id: $0.key) })
    var made: [Int: TreeNode] = [:]
    for (index, part) in parts.enumerated() {
      let position = difference.oldPosition(of: index)
      if position >= 0, node.children[position].component.type == part.component.type {
        show(worded(part.component), in: node.children[position])
      } else {
        made[index] = make(part, parent: node)
      }
    }
    arrange(node, difference, count: parts.count, made: made)
  }

  private func make(_ part: ItemPart, parent: TreeNode) -> TreeNode {
    add(
      key: part.key, form: .item(element: part.element, isInControl: parent.form.isControl),
      component: worded(part.component), site: .none, parent: parent)
  }

  private func parts(of component: AnyComponent, in node: TreeNode) -> [ItemPart] {
    ItemPart.parts(of: component) { problems.reportRepetition(of: $1, in: $0, of: node) }
  }
}
