internal import EspalierBase

/// The time for which a container keeps a value that a factory created.
public struct Lifetime: Sendable {
  enum Rule: Sendable {
    case transient
    case graph
    case container
    case weak
    case timed(Duration, @Sendable () -> @Sendable () -> Duration)
    case custom(any CustomLifetime)
  }

  let rule: Rule

  /// A lifetime for values that are created at each resolve; only the caller keeps them.
  public static let transient = Lifetime(rule: .transient)

  /// A lifetime that lasts for one outermost call of `resolve`. All values created for that call share the value.
  public static let graph = Lifetime(rule: .graph)

  /// A lifetime that lasts as long as the container in which the value is registered.
  ///
  /// The value is created once, from that container's own registrations, also if a child requested it first.
  public static let container = Lifetime(rule: .container)

  /// A lifetime that lasts as long as another owner holds the value. The value must be an object.
  public static let weak = Lifetime(rule: .weak)

  /// Returns a lifetime that lasts for a duration; then the next resolve creates a new value.
  /// - Parameters:
  ///   - duration: The time for which one value is returned, from its creation on.
  ///   - clock: The clock that measures the time; a test passes its own.
  public static func timed<C: Clock>(_ duration: Duration, clock: C = ContinuousClock()) -> Lifetime
  where C.Duration == Duration {
    Lifetime(
      rule: .timed(duration) {
        let clock = ElapsedClock(clock)
        return { clock.now }
      })
  }

  /// Returns a lifetime that lasts as long as a custom lifetime, such as a session.
  public static func custom(_ lifetime: some CustomLifetime) -> Lifetime { Lifetime(rule: .custom(lifetime)) }

  /// True if a registration keeps the value itself, for all callers.
  var isKept: Bool {
    switch rule {
    case .transient, .graph: false
    default: true
    }
  }

  /// Returns true if a value with this lifetime could still hold a value with the lifetime `other` after that other
  /// value's lifetime has ended.
  func outlives(_ other: Lifetime) -> Bool {
    switch (rule, other.rule) {
    case (.transient, _), (.graph, _), (_, .transient), (_, .container), (_, .weak): false
    case (.timed(let long, _), .timed(let short, _)): long > short
    case (.custom(let mine), .custom(let theirs)): mine !== theirs
    default: true
    }
  }
}
