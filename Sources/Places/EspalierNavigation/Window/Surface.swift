public import EspalierScreens

/// The display of an app, which applies the changes of a window and reports the actions of a person.
///
/// A surface is thin: it knows nodes and components, never scenes or routes. Optional abilities are in their own
/// protocols: ``AddressShowing``, ``StackShowing``, ``FocusShowing``, ``WindowClosing``. Each call names its window,
/// because a surface may show several.
///
/// ```swift
/// final class CountingSurface: Surface {
///   private(set) var steps = 0
///   func apply(_ patches: [Patch], of window: Window) { steps += patches.count }
/// }
/// ```
///
/// # Calls to a surface
///
/// All calls are made on the main actor.
///
/// - When the surface is attached (``Window/attach(_:)``): the patches that build the current content, then the address
///   with ``WindowAddress/Change/replace``, the stack of places, and the view that asks for the focus.
/// - In each turn of the window after that: the patches, the address, the stack of places, and the focus. Each call is
///   made at most once in a turn, in this order, and only if its content has changed; all show the same state. A turn
///   runs at the end of an event that changed something, and otherwise soon after a change without an event.
/// - During an event, without patches: the answer to a step in the surface's own history that the window refuses, or
///   accepts later (``WindowAddress/Change/stay``, ``WindowAddress/Change/go``).
/// - When a person has closed the window: ``WindowClosing/close(_:)``, and no call after it. An app that closes a
///   window with ``Window/close()`` notifies its surface itself.
///
/// # Calls from a surface
///
/// - ``Window/handle(_:)`` reports an action of a person. It returns when the event has been handled and its changes
///   have been shown. An event may arrive late: node numbers that no longer exist are ignored.
/// - ``Window/nodes(in:)`` and ``Window/node(_:)`` read the tree. During the calls of a turn, they return the tree
///   after the turn's patches.
/// - ``Window/isVisible`` is set when the person no longer sees the window, or sees it again.
/// - ``Window/detach()`` ends the display, and ``Window/attach(_:)`` begins it again. The window holds the surface
///   weakly, and continues without it.
///
/// A surface may make all of these calls also during the calls of a turn. The event is handled at once, and its changes
/// are shown by the next turn, when the calls of the current one are complete.
@MainActor
public protocol Surface: AnyObject {
  /// Applies the patches of one turn, in order; after each of them the tree is complete.
  func apply(_ patches: [Patch], of window: Window)
}

/// A surface that displays the address of the visible place, such as a browser's address bar or a window's title.
@MainActor
public protocol AddressShowing: Surface {
  /// Displays the address of another place, or a changed title of the same place.
  ///
  /// It is called after the patches of its turn, unless it answers a step in the surface's own history.
  func show(_ address: WindowAddress, of window: Window)
}

/// A surface with its own bars, panes or windows for stacked places.
@MainActor
public protocol StackShowing: Surface {
  /// Displays other places of the window, or changed titles of the same places.
  ///
  /// It is called after the patches and the address of its turn.
  func show(_ stack: WindowStack, of window: Window)
}

/// A surface that can move the focus to a control.
@MainActor
public protocol FocusShowing: Surface {
  /// Moves the focus to a control whose view requested it.
  ///
  /// It is the last call of its turn.
  func focus(node: Int, element: Int, of window: Window)
}

/// A surface that can close its window.
@MainActor
public protocol WindowClosing: Surface {
  /// Closes the display of a window that a person closed (``WindowEvent/closeRequested``). It is the last call that the
  /// surface receives.
  func close(_ window: Window)
}
