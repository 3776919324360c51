public import EspalierScreens

/// Where an app is seen: takes the steps by which a window changes.
///
/// A surface is thin: it knows nodes and components, never scenes or routes. What not every surface can do stands in
/// protocols of its own, such as ``AddressShowing``. A window holds its surface weakly.
@MainActor
public protocol Surface: AnyObject {
  /// Takes the steps of one turn, in order.
  func apply(_ patches: [Patch])
}

/// A surface that shows where it is: a browser's address, a window's title.
@MainActor
public protocol AddressShowing: Surface {
  /// The window shows another place, or calls it otherwise. It comes after the patches of its turn.
  func show(_ address: WindowAddress)
}

/// A surface that can put the focus on a control.
@MainActor
public protocol FocusShowing: Surface {
  /// A view asked for the focus. It comes after the patches of its turn.
  func focus(node: Int, element: Int)
}
