internal import EspalierLivePage
internal import Logging

/// A type that finds the session of a request, or begins a session for a browser without one.
struct BrowserSessions: Sendable {
  let sessions: SessionStore
  let cookies: BrowserCookies
  let ending: SessionEnding
  let logger: Logger

  /// Returns the session of a request; nil if the request has no valid cookie, or if the host reports another person
  /// for the browser.
  func session(_ facts: RequestContext) -> Session? {
    guard let session = sessionOfCookie(facts) else { return nil }
    return facts.hostIdentity.map { $0.name == session.identity } ?? true ? session : nil
  }

  /// Returns the session of a request's cookie, whichever person the host reports.
  func sessionOfCookie(_ facts: RequestContext) -> Session? { sessions.session(cookie: cookies.session(facts)) }

  /// Begins a session for a browser without a valid one: a stranger's session, or that of the person whom the host
  /// names.
  ///
  /// A former session of the browser that belonged to another person ends.
  /// - Returns: The session with its cookie; nil if there is no room for another one.
  func begin(_ facts: RequestContext) async -> (Session, SessionCookie)? {
    guard let host = facts.hostIdentity else { return sessions.begin() }
    let former = sessionOfCookie(facts)
    if let former { await ending.endByHost(former) }
    guard let name = host.name else { return sessions.begin() }
    let place = former?.key ?? SessionKey(identifier: Base64URL.random(bytes: 24))
    guard
      let (new, ended) = sessions.signIn(
        name, replacing: place, visit: former.flatMap { $0.identity == nil ? $0.visit : nil })
    else { return nil }
    await ending.makeRoom(ended)
    await ending.save(new.0.key)
    logger.info("Signed in by the host", metadata: ["session": "\(new.0.key.forLogs)"])
    return new
  }

  /// Returns a temporary session that is not stored, for a request that does not begin a session.
  func passing(_ facts: RequestContext) -> Session { sessions.passing(facts.hostIdentity?.name) }
}
