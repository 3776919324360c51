internal import EspalierBase
internal import EspalierLivePage
internal import EspalierScreens
internal import EspalierViews
internal import HTTPTypes
internal import Logging

/// Asks the host that an app is mounted in whom a browser belongs to, before endpoints that depend on it.
struct HostIdentification: Middleware {
  /// Says whom a browser belongs to; nil where the app lets people sign in itself.
  let lookup: HostIdentity.Lookup?
  let failures: RequestFailures
  let notices: NoticePages
  let logger: Logger

  /// True if signing in and out is the host's to do.
  var isAsked: Bool { lookup != nil }

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    guard let lookup else { return await next.answer(request) }
    var request = request
    do {
      request.facts.hostIdentity = HostIdentity(name: try await lookup(request.head))
    } catch {
      let words = await failures.speaking(request.facts) { FailureLog.words(for: error) }
      var answer = notices.notice(.serviceUnavailable, title: .webIdentityUnknown, text: words)
      answer.fields[.retryAfter] = "60"
      return answer
    }
    return await next.answer(request)
  }

  /// Returns true if the host says by now that the browser of a live connection is another person's.
  /// A host that cannot say changes nothing.
  ///
  /// - Parameters:
  ///   - request: The request that the connection began with.
  ///   - session: The session that it was let in with.
  func isSomebodyElses(_ request: HTTPRequest, than session: Session) async -> Bool {
    guard let lookup else { return false }
    do {
      return try await lookup(request) != session.identity
    } catch {
      logger.warning("The host could not say who a browser belongs to", metadata: ["reason": "\(LogWords.of(error))"])
      return false
    }
  }
}
