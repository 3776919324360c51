/// One fixed child of a view class: its name, its class, and its place.
///
/// Children are declared once, all together, with ``View/children(of:_:)``, and are named by key path afterwards.
public struct Child<V: View>: Sendable {
  /// The name, unique among the children of the class.
  public let name: String
  /// The child's number among all descendants of its parent, in preorder; the parent itself is 0.
  public let element: Int
}

/// A fixed child in a view's ``Layout``, with the styles it starts from.
public struct LayoutChild: Sendable {
  let element: Int
  let base: AnyComponent
}

extension Child {
  /// Returns this child for a layout, with styles that hold wherever a component sets no others.
  public func with(_ styles: Style<V>...) -> LayoutChild {
    LayoutChild(element: element, base: Component(styles: styles).erased)
  }
}
