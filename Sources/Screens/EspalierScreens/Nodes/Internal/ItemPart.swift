internal import EspalierViews

/// A part that a component makes from an item, with the key that distinguishes its node from all others below the same
/// node.
struct ItemPart {
  let key: String
  /// The number of the element that contains the part.
  let element: Int
  let component: AnyComponent

  /// Returns the parts of a component, in the order of their elements.
  ///
  /// - Parameter report: Receives the list and the identity of each item that shares its identity with an earlier one.
  static func parts(of component: AnyComponent, report: (_ list: String, _ key: String) -> Void = { _, _ in })
    -> [ItemPart]
  {
    var taken: Set<String> = []
    return AnyComponent.lists(of: component.type).flatMap { list in
      component.parts(of: list.element).map { part in
        var key = "\(list.name)-\(part.key)"
        if !taken.insert(key).inserted {
          report(list.name, part.key)
          var number = 2
          while !taken.insert("\(key)~\(number)").inserted { number += 1 }
          key = "\(key)~\(number)"
        }
        return ItemPart(key: key, element: list.element, component: part.component)
      }
    }
  }
}

extension TreeNode {
  /// The component that the node would show now, with the newest handlers; nil if it would no longer exist.
  var newestComponent: AnyComponent? {
    guard let parent else { return component }
    if case .item = form {
      return parent.newestComponent.flatMap { ItemPart.parts(of: $0).first { $0.key == key }?.component }
    }
    guard let content = parent.rows?.section.content, let position, position < content.count else { return component }
    return content.row(at: position).component
  }

  /// False for a part of a row or view that is hidden, loading or not interactive, and for a control of a hidden bar.
  var isReachable: Bool {
    guard let parent else { return true }
    guard case .item(let element, _) = form else { return !isInHiddenBar }
    let schema = ViewSchema.of(parent.component.type)
    let shown = schema.complete(parent.component)
    return !shown.value(of: RowProperties.isLoading) && !schema.isHidden(element, in: shown)
      && schema.isInteractive(element, in: shown) && parent.isReachable
  }

  private var isInHiddenBar: Bool {
    var above = parent
    while let node = above {
      if node.component.type == NavigationBarView.self { return node.component.value(of: View.isHidden) }
      above = node.parent
    }
    return false
  }
}
