/// A moment in the life of the app that a connector can be told.
///
/// ```swift
/// let event = LifecycleEvent.opened(address: "/accounts/7")
/// let isAskedFor = ([.opened, .screens] as LifecycleEvents).contains(event.kind)  // true
/// ```
///
/// A screen is told by the pattern of its route, such as `/accounts/{account}`, and never by the values in it: they are
/// no business of a third party. An address that was opened does have its values; a connector that asks for
/// ``LifecycleEvents/opened`` is trusted with them.
public enum LifecycleEvent: Sendable, Hashable {
  /// The first window is there, or the process is ready for one.
  case launched
  /// A person uses the app.
  case active
  /// Nobody uses the app at the moment, but it is seen.
  case inactive
  /// Nobody sees the app.
  case background
  /// The app ends. ``ConnectorRunner/stop(within:)`` tells it, and waits within its deadline for the connectors that
  /// asked for it.
  case willEnd
  /// An address was opened from outside.
  case opened(address: String)
  /// Memory runs low: give back what can be made again.
  case memoryLow
  /// A screen came, told by the pattern of its route.
  case screenAppeared(pattern: String)
  /// A screen went, told by the pattern of its route.
  case screenDisappeared(pattern: String)

  /// The event without its value, as connectors ask for it and as reports name it.
  public var kind: LifecycleEvents {
    switch self {
    case .launched: .launched
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    case .willEnd: .willEnd
    case .opened: .opened
    case .memoryLow: .memoryLow
    case .screenAppeared: .screenAppeared
    case .screenDisappeared: .screenDisappeared
    }
  }
}
