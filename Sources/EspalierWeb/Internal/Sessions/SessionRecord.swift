/// A session as the requests of its browser see it.
struct Session: Sendable, Equatable {
  let key: SessionKey
  let identity: String?
  /// What the app knows the visit by; nobody can find the session by it.
  let visit: String
}

/// What is kept of a session on disk; times are seconds since 1970.
struct SessionRecord: Sendable, Codable, Equatable {
  var identity: String?
  /// The visit that a person began as a stranger, before they signed in; nil for one that began with the session.
  var visit: String?
  var created: Double
  var seen: Double
  var expires: Double
}

/// How long sessions last and how many there are.
struct SessionLimits: Sendable {
  var idle: Double
  var lifetime: Double
  var strangerIdle: Double
  var sessions: Int
  var sessionsOfPerson: Int
  var sockets: Int
  /// How many sessions may be signed in: some places are always left to strangers, or nobody new could come.
  var signedIn: Int { sessions - sessions / 16 }
  /// Messages over live connections, forms, and files that are asked for, of one session.
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
