/// The lifetimes and the numbers of sessions.
public struct SessionSettings: Sendable {
  /// The time that a signed-in session lasts without being used.
  public var idleTime: Duration = .seconds(14 * 86_400)
  /// The longest time that a session lasts, however much it is used.
  public var lifetime: Duration = .seconds(90 * 86_400)
  /// The time that a stranger who never connected, such as a crawler, is remembered.
  public var strangerIdleTime: Duration = .seconds(600)
  /// The greatest number of sessions of one person at once, on all devices; the one that was used longest ago makes
  /// room.
  public var maximumCountOfPerson = 20
  /// The time that a browser is remembered as one that a person has signed in from, since the last sign-in.
  public var knownBrowserTime: Duration = .seconds(180 * 86_400)
  /// The greatest number of sessions.
  ///
  /// Strangers make room for new ones, and a sixteenth of the places is always left to them. When all other places are
  /// taken, a person who signs in takes the place of the session that was used longest ago and has no connection.
  public var maximumCount = 50_000

  /// Creates the standard settings.
  public init() {}
}
