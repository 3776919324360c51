internal import EspalierBase
internal import EspalierLivePage

/// The record of a session on disk; times are seconds since 1970.
struct SessionRecord: Sendable, Codable, Equatable {
  var identity: String?
  /// The visit that a person began as a stranger, before they signed in; nil for a visit that began with the session.
  var visit: String?
  var created: Double
  var seen: Double
  var expires: Double
}

/// The limits on the lifetimes and numbers of sessions, and on their traffic.
struct SessionLimits: Sendable {
  var idle: Double
  var lifetime: Double
  var strangerIdle: Double
  var sessions: Int
  var sessionsOfPerson: Int
  var sockets: Int
  /// The greatest number of signed-in sessions. Some sessions are reserved for strangers, so that new visitors can
  /// always connect.
  var signedIn: Int { sessions - sessions / 16 }
  /// The limits of one session on messages over live connections, on forms, on exported files, and on places that are
  /// prepared ahead.
  var messages: TokenBucket
  var submissions: TokenBucket
  var exports: TokenBucket
  /// A pointer that moves over a list rests on few links for long enough, so this many are not a person's.
  let prepared = TokenBucket(rate: 2, burst: 10)

  init(_ configuration: WebConfiguration) {
    idle = configuration.sessions.idleTime.inSeconds
    lifetime = configuration.sessions.lifetime.inSeconds
    strangerIdle = configuration.sessions.strangerIdleTime.inSeconds
    sessions = max(1, configuration.sessions.maximumCount)
    sessionsOfPerson = max(1, configuration.sessions.maximumCountOfPerson)
    messages = TokenBucket(
      rate: Double(configuration.limits.connections.messagesPerSecond),
      burst: configuration.limits.connections.messageBurst)
    submissions = TokenBucket(
      rate: configuration.limits.forms.countPerMinute / 60, burst: configuration.limits.forms.burst)
    exports = TokenBucket(
      rate: configuration.limits.exports.countPerMinute / 60, burst: configuration.limits.exports.burst)
    // A page that reconnects has two sockets until the server detects that the first one is dead.
    sockets = max(1, configuration.limits.pages.maximumCountOfSession) * 2
  }
}
