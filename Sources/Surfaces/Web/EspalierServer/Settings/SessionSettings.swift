/// The lifetimes and limits of sessions.
public struct SessionSettings: Sendable {
  /// The time that a signed-in session lasts without being used.
  public var idleTime: Duration = .seconds(14 * 86_400)
  /// The longest time that a session lasts, even if it is in use.
  public var lifetime: Duration = .seconds(90 * 86_400)
  /// The time that a session of a visitor who never connected, such as a crawler, is kept.
  public var strangerIdleTime: Duration = .seconds(600)
  /// The greatest number of sessions of one person at once, on all devices; a further one removes the least recently
  /// used.
  public var maximumCountOfPerson = 20
  /// The time for which a browser counts as known after a person has last signed in from it.
  public var knownBrowserTime: Duration = .seconds(180 * 86_400)
  /// The greatest number of sessions.
  ///
  /// A new session removes a stranger's session, and a sixteenth of all sessions is reserved for strangers. If all
  /// others are taken, a person who signs in replaces the least recently used session without a connection.
  public var maximumCount = 50_000

  /// Creates the standard settings.
  public init() {}
}
