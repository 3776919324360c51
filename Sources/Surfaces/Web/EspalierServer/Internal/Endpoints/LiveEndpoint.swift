internal import HTTPTypes

/// An endpoint that answers requests for a live connection that were not upgraded. The answer explains why.
struct LiveEndpoint: Endpoint {
  private let admission: LiveAdmission
  private let browsers: BrowserSessions
  private let refusals: RefusalLog

  init(_ admission: LiveAdmission, _ browsers: BrowserSessions, _ refusals: RefusalLog) {
    (self.admission, self.browsers, self.refusals) = (admission, browsers, refusals)
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    let facts = request.facts
    // A page that repeatedly fails to connect sends a request without an upgrade, and ends only on this response:
    // others may come from proxies in between.
    let isPlain = facts.fields[.known("Sec-WebSocket-Key")] == nil
    if isPlain, browsers.session(facts) == nil { return .text(.gone, "This session has ended.") }
    if !isPlain, let reason = admission.refusal(facts) {
      refusals.note("live connection", reason)
      return .text(.forbidden, "This connection is not allowed.")
    }
    // Only the first request of a connection can be upgraded. A proxy that keeps connections must open a new one.
    var answer = ServerResponse.text(.upgradeRequired, "Ask for a WebSocket on a new connection.").closing()
    answer.fields[.upgrade] = "websocket"
    return answer
  }
}
