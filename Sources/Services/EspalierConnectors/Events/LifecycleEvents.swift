/// A set of kinds of event, such as those that a connector requests.
///
/// ```swift
/// let events: LifecycleEvents = [.launched, .phases, .screens]
/// ```
public struct LifecycleEvents: OptionSet, Sendable, Hashable {
  /// The bits of the set, one for each kind of event.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The kind of ``LifecycleEvent/launched``.
  public static let launched = LifecycleEvents(rawValue: 1 << 0)
  /// The kind of ``LifecycleEvent/active``.
  public static let active = LifecycleEvents(rawValue: 1 << 1)
  /// The kind of ``LifecycleEvent/inactive``.
  public static let inactive = LifecycleEvents(rawValue: 1 << 2)
  /// The kind of ``LifecycleEvent/background``.
  public static let background = LifecycleEvents(rawValue: 1 << 3)
  /// The kind of ``LifecycleEvent/willEnd``.
  public static let willEnd = LifecycleEvents(rawValue: 1 << 4)
  /// The kind of ``LifecycleEvent/opened(address:)``.
  public static let opened = LifecycleEvents(rawValue: 1 << 5)
  /// The kind of ``LifecycleEvent/memoryLow``.
  public static let memoryLow = LifecycleEvents(rawValue: 1 << 6)
  /// The kind of ``LifecycleEvent/screenAppeared(pattern:)``.
  public static let screenAppeared = LifecycleEvents(rawValue: 1 << 7)
  /// The kind of ``LifecycleEvent/screenDisappeared(pattern:)``.
  public static let screenDisappeared = LifecycleEvents(rawValue: 1 << 8)

  /// The kinds for the phases of the app: active, inactive and background.
  public static let phases: LifecycleEvents = [.active, .inactive, .background]
  /// The kinds for screens that appear and disappear.
  public static let screens: LifecycleEvents = [.screenAppeared, .screenDisappeared]
  /// All kinds.
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
