public import EspalierScreens

/// The display of an app: takes the steps by which a window changes, and reports what a person does.
///
/// A surface is thin: it knows nodes and components, never scenes or routes. Abilities that not every surface has stand
/// in protocols of their own: ``AddressShowing``, ``StackShowing``, ``FocusShowing``, ``WindowClosing``. A surface that shows
/// several windows is told which one each call is about.
///
/// ```swift
/// final class CountingSurface: Surface {
///   private(set) var steps = 0
///   func apply(_ patches: [Patch], of window: Window) { steps += patches.count }
/// }
/// ```
///
/// # What a surface is told, and when
///
/// All calls come on the main actor.
///
/// - When it is attached (``Window/attach(_:)``): the steps that build everything that is there, then the address with
///   ``WindowAddress/Change/replace``, the places above each other, and the view that asks for the focus.
/// - In each turn of the window after that, each at most once and only where something is new, in this order: the
///   patches, the address, the places above each other, the focus. All are of one moment. A turn comes at the end of an
///   event that changed something, and otherwise soon after something changed by itself.
/// - In the midst of an event, without patches: the answer to a step in its own history that the window does not take, or
///   takes later (``WindowAddress/Change/stay``, ``WindowAddress/Change/go``).
/// - When a person has closed the window: ``WindowClosing/close(_:)``, and nothing after it. An app that closes a window by
///   ``Window/close()`` tells its surface itself.
///
/// # What a surface calls
///
/// - ``Window/handle(_:)`` for what a person does. It returns when the event has been carried out and what it changed has
///   been shown. Numbers of nodes that are not there any more are ignored, so an event may come late.
/// - ``Window/nodes(in:)`` and ``Window/node(_:)`` to read the tree. While the surface is told of a turn, they give the
///   tree as it is after the turn's patches.
/// - ``Window/isVisible`` when the person sees the window no more, or again.
/// - ``Window/detach()`` when it goes away, and ``Window/attach(_:)`` when it comes back. The window holds it weakly, and goes
///   on without it.
///
/// It may call all of them also while it is told of a turn: an event is carried out at once, and shown by the turn that
/// follows, when the rest of this one has been told.
@MainActor
public protocol Surface: AnyObject {
  /// Takes the steps of one turn, in order; each leaves a whole tree behind.
  func apply(_ patches: [Patch], of window: Window)
}

/// A surface that shows where it is: a browser's address, a window's title.
@MainActor
public protocol AddressShowing: Surface {
  /// The window shows another place, or calls it otherwise. It comes after the patches of its turn, unless it answers a step
  /// in the surface's own history.
  func show(_ address: WindowAddress, of window: Window)
}

/// A surface with bars, panes or windows of its own for places that stand above each other.
@MainActor
public protocol StackShowing: Surface {
  /// Other places stand in the window, or they are called otherwise. It comes after the patches and the address of its turn.
  func show(_ stack: WindowStack, of window: Window)
}

/// A surface that can put the focus on a control.
@MainActor
public protocol FocusShowing: Surface {
  /// A view asked for the focus. It comes last in its turn.
  func focus(node: Int, element: Int, of window: Window)
}

/// A surface that a window can be closed on.
@MainActor
public protocol WindowClosing: Surface {
  /// The window has been closed, as a person asked for (``WindowEvent/closeRequested``); nothing follows.
  func close(_ window: Window)
}
