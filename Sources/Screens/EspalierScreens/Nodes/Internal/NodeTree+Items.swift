internal import EspalierViews

/// The nodes for the parts that a component makes from items.
extension NodeTree {
  /// A part with the key that distinguishes its node from all others below the same node.
  private struct ItemPart {
    let id: String
    let element: Int
    let component: AnyComponent
  }

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
    let difference = ListDifference(from: keys, to: parts.map { KeyedNode(id: $0.id) })
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

  /// Returns the component that a node would show now, with the newest handlers.
  func current(_ node: TreeNode) -> AnyComponent? {
    guard let parent = node.parent else { return node.component }
    if case .item = node.form {
      return current(parent).flatMap { component in
        AnyComponent.lists(of: component.type).isEmpty
          ? nil : parts(of: component, in: parent).first { $0.id == node.key }?.component
      }
    }
    guard let content = parent.rows?.section.content, let position = node.position, position < content.count else {
      return node.component
    }
    return content.row(at: position).component
  }

  /// Returns true unless the node is a part of a row or view that is hidden, loading or not interactive.
  package func isReachable(_ id: Int) -> Bool {
    guard Items.areUsed, let node = nodes[id], case .item(let element, _) = node.form, let parent = node.parent else {
      return true
    }
    let schema = ViewSchema.of(parent.component.type)
    let shown = schema.complete(parent.component)
    return !shown.value(of: RowProperties.isLoading) && !schema.isHidden(element, in: shown)
      && schema.isInteractive(element, in: shown) && isReachable(parent.id)
  }

  private func make(_ part: ItemPart, parent: TreeNode) -> TreeNode {
    add(
      key: part.id, form: .item(element: part.element, isInControl: parent.form.isControl),
      component: worded(part.component), site: .none, parent: parent)
  }

  private func parts(of component: AnyComponent, in node: TreeNode) -> [ItemPart] {
    var taken: Set<String> = []
    return AnyComponent.lists(of: component.type).flatMap { list in
      component.parts(of: list.element).map { part in
        var key = "\(list.name)-\(part.key)"
        if !taken.insert(key).inserted {
          reportRepetition(of: part.key, in: list.name, of: node)
          var number = 2
          while !taken.insert("\(key)~\(number)").inserted { number += 1 }
          key = "\(key)~\(number)"
        }
        return ItemPart(id: key, element: list.element, component: part.component)
      }
    }
  }

  private func reportRepetition(of key: String, in list: String, of node: TreeNode) {
    reportOnce(
      """
      The items “\(list)” at \(node.path) have two parts with the identity \(key). Both are shown. Give each item an \
      identity of its own.
      """)
  }
}
