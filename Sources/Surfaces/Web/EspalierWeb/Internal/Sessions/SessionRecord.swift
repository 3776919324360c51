/// A session as the requests of its browser see it.
struct Session: Sendable, Equatable {
  let key: SessionKey
  let identity: String?
  /// The name by which the app knows the visit; it does not lead to the session.
  let visit: String
}

/// The record of a session on disk; times are seconds since 1970.
struct SessionRecord: Sendable, Codable, Equatable {
  var identity: String?
  /// The visit that a person began as a stranger, before they signed in; nil for a visit that began with the session.
  var visit: String?
  var created: Double
  var seen: Double
  var expires: Double
}

/// The bounds on the lifetimes and numbers of sessions, and on their traffic.
struct SessionLimits: Sendable {
  var idle: Double
  var lifetime: Double
  var strangerIdle: Double
  var sessions: Int
  var sessionsOfPerson: Int
  var sockets: Int
  /// The greatest number of signed-in sessions: some places are always left to strangers, or nobody new could come.
  var signedIn: Int { sessions - sessions / 16 }
  /// The limits of one session on messages over live connections, on forms, and on files that are asked for.
  var messages: TokenBucket
  var submissions: TokenBucket
  var exports: TokenBucket

  init(_ configuration: WebConfiguration) {
    idle = configuration.sessionIdle.inSeconds
    lifetime = configuration.sessionLifetime.inSeconds
    strangerIdle = configuration.strangerIdle.inSeconds
    sessions = max(1, configuration.maximumSessions)
    sessionsOfPerson = max(1, configuration.maximumSessionsOfPerson)
    messages = TokenBucket(rate: Double(configuration.eventsPerSecond), burst: configuration.eventBurst)
    submissions = TokenBucket(rate: configuration.submissionsPerMinute / 60, burst: configuration.submissionBurst)
    exports = TokenBucket(rate: configuration.exportsPerMinute / 60, burst: configuration.exportBurst)
    // A page that reconnects has two sockets until the server notices that the first one is dead.
    sockets = max(1, configuration.maximumPagesOfSession) * 2
  }
}
