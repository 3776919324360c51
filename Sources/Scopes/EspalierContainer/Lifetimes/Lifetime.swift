internal import EspalierBase

/// The time for which a container keeps a value that a factory made.
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

  /// Made anew each time; only the caller that asked keeps it.
  public static let transient = Lifetime(rule: .transient)

  /// Made once for one call of `resolve` from outside: all values made for that call share it.
  public static let graph = Lifetime(rule: .graph)

  /// Made once, and kept as long as the container in which it is registered.
  ///
  /// It is made from that container's own registrations, also when a child asked for it first.
  public static let container = Lifetime(rule: .container)

  /// The same one as long as somebody else holds it. For objects.
  public static let weak = Lifetime(rule: .weak)

  /// The same one for a time, and then another.
  /// - Parameters:
  ///   - duration: the time for which one value is given out, from when it has been made.
  ///   - clock: tells the time; a test gives its own.
  public static func timed<C: Clock>(_ duration: Duration, clock: C = ContinuousClock()) -> Lifetime
  where C.Duration == Duration {
    Lifetime(
      rule: .timed(duration) {
        let clock = ElapsedClock(clock)
        return { clock.now }
      })
  }

  /// The same one as long as a lifetime of your own lasts, a session for example.
  public static func custom(_ lifetime: some CustomLifetime) -> Lifetime { Lifetime(rule: .custom(lifetime)) }

  /// True when a registration keeps the value itself, for all callers.
  var isKept: Bool {
    switch rule {
    case .transient, .graph: false
    default: true
    }
  }

  /// Returns true when a value of `self` that holds one of `other` would hold it beyond its time.
  func outlives(_ other: Lifetime) -> Bool {
    switch (rule, other.rule) {
    case (.transient, _), (.graph, _), (_, .transient), (_, .container), (_, .weak): false
    case (.timed(let long, _), .timed(let short, _)): long > short
    case (.custom(let mine), .custom(let theirs)): mine !== theirs
    default: true
    }
  }
}
