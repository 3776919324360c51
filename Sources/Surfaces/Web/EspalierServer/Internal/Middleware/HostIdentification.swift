internal import EspalierBase
internal import EspalierLivePage
internal import EspalierScreens
internal import EspalierViews
internal import HTTPTypes
internal import Logging

/// A step that asks the host of a mounted app who uses a browser, before endpoints that depend on the person.
struct HostIdentification: Middleware {
  /// A function that returns the person of a browser; nil if people sign in with the app itself.
  let lookup: HostIdentity.Lookup?
  let failures: RequestFailures
  let notices: NoticePages
  let logger: Logger

  /// True if the host signs people in and out.
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

  /// Returns true if the host now reports another person for the browser of a live connection. If the host cannot
  /// answer, the result is false.
  ///
  /// - Parameters:
  ///   - request: The request that the connection began with.
  ///   - session: The session with which it was admitted.
  func hostReportsOtherPerson(_ request: HTTPRequest, than session: Session) async -> Bool {
    guard let lookup else { return false }
    do {
      return try await lookup(request) != session.identity
    } catch {
      logger.warning("The host could not say who a browser belongs to", metadata: ["reason": "\(LogWords.of(error))"])
      return false
    }
  }
}
