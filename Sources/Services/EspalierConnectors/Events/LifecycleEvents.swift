/// The kinds of event that a connector asks for.
///
/// ```swift
/// let events: LifecycleEvents = [.launched, .phases, .screens]
/// ```
public struct LifecycleEvents: OptionSet, Sendable, Hashable {
  /// The bits of the set, one for each kind of event.
  public let rawValue: Int

  /// The kinds of the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// ``LifecycleEvent/launched``.
  public static let launched = LifecycleEvents(rawValue: 1 << 0)
  /// ``LifecycleEvent/active``.
  public static let active = LifecycleEvents(rawValue: 1 << 1)
  /// ``LifecycleEvent/inactive``.
  public static let inactive = LifecycleEvents(rawValue: 1 << 2)
  /// ``LifecycleEvent/background``.
  public static let background = LifecycleEvents(rawValue: 1 << 3)
  /// ``LifecycleEvent/willEnd``.
  public static let willEnd = LifecycleEvents(rawValue: 1 << 4)
  /// ``LifecycleEvent/opened(address:)``.
  public static let opened = LifecycleEvents(rawValue: 1 << 5)
  /// ``LifecycleEvent/memoryLow``.
  public static let memoryLow = LifecycleEvents(rawValue: 1 << 6)
  /// ``LifecycleEvent/screenAppeared(pattern:)``.
  public static let screenAppeared = LifecycleEvents(rawValue: 1 << 7)
  /// ``LifecycleEvent/screenDisappeared(pattern:)``.
  public static let screenDisappeared = LifecycleEvents(rawValue: 1 << 8)

  /// The app becomes active, inactive, or goes to the background.
  public static let phases: LifecycleEvents = [.active, .inactive, .background]
  /// Screens that come and go.
  public static let screens: LifecycleEvents = [.screenAppeared, .screenDisappeared]
  /// Every kind.
  public static let all: LifecycleEvents = [.launched, .phases, .willEnd, .opened, .memoryLow, .screens]
}

extension LifecycleEvents: CustomStringConvertible {
  private static let names: [(kind: LifecycleEvents, name: String)] = [
    (.launched, "launched"), (.active, "active"), (.inactive, "inactive"), (.background, "background"),
    (.willEnd, "willEnd"), (.opened, "opened"), (.memoryLow, "memoryLow"), (.screenAppeared, "screenAppeared"),
    (.screenDisappeared, "screenDisappeared"),
  ]

  /// The names of the kinds, as in `launched, background`.
  public var description: String {
    Self.names.filter { contains($0.kind) }.map(\.name).joined(separator: ", ")
  }
}
