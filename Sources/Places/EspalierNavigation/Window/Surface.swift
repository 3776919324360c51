public import EspalierScreens

/// The display of an app: takes the steps by which a window changes.
///
/// A surface is thin: it knows nodes and components, never scenes or routes. Abilities that not every surface has stand
/// in protocols of their own: ``AddressShowing``, ``FocusShowing``, ``StackShowing``, ``WindowClosing``. A surface is
/// attached to its window (``Window/attach(_:)``), which holds it weakly; a surface that shows several windows is told
/// which one each call is about.
///
/// ```swift
/// final class CountingSurface: Surface {
///   private(set) var steps = 0
///   func apply(_ patches: [Patch], of window: Window) { steps += patches.count }
/// }
/// ```
@MainActor
public protocol Surface: AnyObject {
  /// Takes the steps of one turn, in order.
  func apply(_ patches: [Patch], of window: Window)
}

/// A surface that shows where it is: a browser's address, a window's title.
@MainActor
public protocol AddressShowing: Surface {
  /// The window shows another place, or calls it otherwise. It comes after the patches of its turn.
  func show(_ address: WindowAddress, of window: Window)
}

/// A surface that can put the focus on a control.
@MainActor
public protocol FocusShowing: Surface {
  /// A view asked for the focus. It comes after the patches of its turn.
  func focus(node: Int, element: Int, of window: Window)
}

/// A surface with bars, panes or windows of its own for places that stand above each other.
@MainActor
public protocol StackShowing: Surface {
  /// Other places stand in the window, or they are called otherwise. It comes after the patches of its turn.
  func show(_ stack: WindowStack, of window: Window)
}

/// A surface that a window can be closed on.
@MainActor
public protocol WindowClosing: Surface {
  /// The window has been closed, as a person asked for (``WindowEvent/closeRequested``); nothing follows.
  func close(_ window: Window)
}
