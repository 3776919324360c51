/// An event in the life of the app, of which a connector can be notified.
///
/// ```swift
/// let event = LifecycleEvent.opened(address: "/accounts/7")
/// let isAskedFor = ([.opened, .screens] as LifecycleEvents).contains(event.kind)  // true
/// ```
///
/// A screen event carries the pattern of the screen's route, such as `/accounts/{account}`, and never the values in it,
/// which a third party must not see. An opened address does contain its values; a connector that asks for
/// ``LifecycleEvents/opened`` is trusted with them.
public enum LifecycleEvent: Sendable, Hashable {
  /// The first window exists, or the process is ready for one.
  case launched
  /// A person uses the app.
  case active
  /// The app is visible, but no person uses it at the moment.
  case inactive
  /// The app is not visible.
  case background
  /// The app is about to end. ``ConnectorRunner/stop(within:)`` sends this event, and waits until the connectors have
  /// received it, within its deadline.
  case willEnd
  /// An address was opened from outside.
  case opened(address: String)
  /// Memory is low: the receiver should release what can be made again.
  case memoryLow
  /// A screen appeared, identified by the pattern of its route.
  case screenAppeared(pattern: String)
  /// A screen disappeared, identified by the pattern of its route.
  case screenDisappeared(pattern: String)

  /// The kind of the event, without its value. Connectors request events by their kind, and reports name the kind.
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
