internal import HTTPTypes

/// Answers requests for a live connection that were not upgraded, with the reason.
struct LiveEndpoint: Endpoint {
  private let admission: LiveAdmission
  private let browsers: BrowserSessions
  private let refusals: RefusalLog

  init(_ admission: LiveAdmission, _ browsers: BrowserSessions, _ refusals: RefusalLog) {
    (self.admission, self.browsers, self.refusals) = (admission, browsers, refusals)
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    let facts = request.facts
    // A page that is not connected time after time asks without an upgrade, and ends on this answer alone: others come
    // from proxies that stand in the way too.
    let isPlain = facts.fields[.known("Sec-WebSocket-Key")] == nil
    if isPlain, browsers.session(facts) == nil { return .text(.gone, "This session has ended.") }
    if !isPlain, let reason = admission.refusal(facts) {
      refusals.note("live connection", reason)
      return .text(.forbidden, "This connection is not allowed.")
    }
    // Only the first request of a connection can be upgraded. A proxy that keeps connections must take a new one.
    var answer = ServerResponse.text(.upgradeRequired, "Ask for a WebSocket on a new connection.").closing()
    answer.fields[.upgrade] = "websocket"
    return answer
  }
}
