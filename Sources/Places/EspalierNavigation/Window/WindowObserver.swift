/// An observer of a window, besides the surface that shows it.
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
/// A window keeps its observers until it has closed (``Window/observe(_:)``), and notifies them in the order in which
/// they were added. It retains what their closures hold, so an observer that holds the window keeps it alive until it
/// is closed. Each observer receives one kind of notification.
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

  /// Creates an observer that receives each navigation state, after the surface has received it.
  ///
  /// Use it to log the states and replay them with ``Window/restore(_:)``, or to store the latest one for a restart.
  public static func navigation(_ take: @escaping @MainActor (NavigationState) -> Void) -> WindowObserver {
    WindowObserver(kind: .navigation(take))
  }

  /// Creates an observer that receives each change of the window's visibility (``Window/isVisible``).
  public static func visibility(_ take: @escaping @MainActor (_ isVisible: Bool) -> Void) -> WindowObserver {
    WindowObserver(kind: .visibility(take))
  }

  /// Creates an observer that is notified once, when the window has been closed or released.
  public static func closing(_ take: @escaping @MainActor () -> Void) -> WindowObserver {
    WindowObserver(kind: .closing(take))
  }

  /// Creates an observer that receives the places that are discovered at run time, before any of them is on screen. The
  /// observer also receives the places that were discovered before it was added.
  package static func foundPlaces(_ take: @escaping @MainActor (FoundPlaces) -> Void) -> WindowObserver {
    WindowObserver(kind: .foundPlaces(take))
  }

  /// Creates an observer that measures the window's work, and replaces the previous one.
  package static func work(_ observer: any WorkObserver) -> WindowObserver { WindowObserver(kind: .work(observer)) }
}
