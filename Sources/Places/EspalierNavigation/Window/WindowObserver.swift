/// Someone who is told of what happens in a window, beside the surface that shows it.
///
/// ```swift
/// @MainActor func record(_ window: Window) -> () -> [NavigationState] {
///   var log: [NavigationState] = []
///   window.observe(.navigation { log.append($0) })
///   window.observe(.closing { print("\(log.count) states") })
///   return { log }
/// }
/// ```
///
/// A window keeps its observers until it has closed (``Window/observe(_:)``), and tells them in the order in which they came.
/// It holds what they hold, so an observer that holds the window keeps it there until it is closed. Each is told of one thing, so nobody is asked about what they do not want to know.
@MainActor
public struct WindowObserver {
  enum Kind {
    case navigation(@MainActor (NavigationState) -> Void)
    case visibility(@MainActor (Bool) -> Void)
    case closing(@MainActor () -> Void)
    case foundPlaces(@MainActor (FoundPlaces) -> Void)
    case work(any WorkObserver)
  }

  let kind: Kind

  /// Is told each state of the screen, as it comes, after the surface: for a log that replays a walk by
  /// ``Window/restore(_:)``, or a store that brings the state back after a restart.
  public static func navigation(_ take: @escaping @MainActor (NavigationState) -> Void) -> WindowObserver {
    WindowObserver(kind: .navigation(take))
  }

  /// Is told whether the person sees the window (``Window/isVisible``), each time that it is otherwise.
  public static func visibility(_ take: @escaping @MainActor (_ isVisible: Bool) -> Void) -> WindowObserver {
    WindowObserver(kind: .visibility(take))
  }

  /// Is told once that the window has closed, or that nobody held it any more.
  public static func closing(_ take: @escaping @MainActor () -> Void) -> WindowObserver {
    WindowObserver(kind: .closing(take))
  }

  /// Is told of the places that only the running program knows, those found so far too, before one of them is on screen.
  package static func foundPlaces(_ take: @escaping @MainActor (FoundPlaces) -> Void) -> WindowObserver {
    WindowObserver(kind: .foundPlaces(take))
  }

  /// Measures the window's work, in place of the one who did so before.
  package static func work(_ observer: any WorkObserver) -> WindowObserver { WindowObserver(kind: .work(observer)) }
}
