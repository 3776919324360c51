internal import EspalierLivePage
internal import EspalierScopes
internal import EspalierScreens
internal import EspalierViews
internal import EspalierWire
internal import HTTPTypes
internal import Logging

/// The person whom a host that an app is mounted in says that a browser belongs to.
struct HostIdentity: Sendable {
  /// A function that asks the host by the head of a request.
  typealias Lookup = @Sendable (HTTPRequest) async throws -> String?

  /// The identity of the person; nil for a stranger.
  let name: String?
}

extension WebService {
  /// Answers a request with the knowledge of whom the host says that it comes from.
  func identifying(
    _ request: HTTPRequest, _ facts: RequestFacts, _ answer: (RequestFacts) async -> Answer
  ) async -> Answer {
    guard let identify else { return await answer(facts) }
    var facts = facts
    do {
      facts.hostIdentity = HostIdentity(name: try await identify(request))
    } catch {
      let words = await failures.speaking(facts) { FailureLog.words(for: error) }
      var answer = notice(.serviceUnavailable, title: .webIdentityUnknown, text: words)
      answer.fields[.retryAfter] = "60"
      return answer
    }
    return await answer(facts)
  }

  /// Begins a session for a browser that has none of its own: a stranger's, or that of the person whom the host names.
  ///
  /// A former session of the browser that belonged to another person ends.
  func beginSession(_ facts: RequestFacts) async -> (Session, SessionCookie)? {
    guard let host = facts.hostIdentity else { return sessions.begin() }
    let former = sessionOfCookie(facts)
    if let former { await endSession(former) }
    guard let name = host.name else { return sessions.begin() }
    let place = former?.key ?? SessionKey(identifier: Base64URL.random(bytes: 24))
    guard
      let (new, ended) = sessions.signIn(
        name, replacing: place, visit: former.flatMap { $0.identity == nil ? $0.visit : nil })
    else { return nil }
    for key in ended {
      await pages.end(session: key, reason: .expired)
      await records.save(key)
    }
    await records.save(new.0.key)
    logger.info("Signed in by the host", metadata: ["session": "\(new.0.key.forLogs)"])
    return new
  }

  /// Returns true if the host says by now that the browser of a live connection is another person's.
  ///
  /// A host that cannot say changes nothing.
  func isSomebodyElses(_ upgrade: LiveUpgrade) async -> Bool {
    guard let identify else { return false }
    do {
      return try await identify(upgrade.request) != upgrade.session.identity
    } catch {
      logger.warning("The host could not say who a browser belongs to", metadata: ["reason": "\(LogWords.of(error))"])
      return false
    }
  }

  /// Ends a session that the host has ended, with its pages.
  func endSession(_ session: Session) async {
    sessions.remove(session.key)
    await pages.end(session: session.key, reason: .signedOut)
    await records.save(session.key)
    logger.info("Signed out by the host", metadata: ["session": "\(session.key.forLogs)"])
  }
}
