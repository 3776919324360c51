internal import EspalierLivePage
internal import HTTPTypes

/// A check that decides which plain requests belong to live connections.
struct LineAdmission: Sendable {
  /// The response to a request that does not belong to a live connection.
  struct Refusal: Error {
    let answer: ServerResponse
  }

  let browsers: BrowserSessions
  let placement: WorkerAssignment
  let refusals: RefusalLog

  /// Returns the session that a request comes from.
  func session(of request: ServerRequest) throws(Refusal) -> Session {
    let facts = request.facts
    // Over a connection of another worker, it would take the page over from the worker that has it.
    guard !placement.isMisrouted(request) else {
      throw Refusal(answer: .text(.misdirectedRequest, "Ask for this session on a new connection.").draining(facts))
    }
    guard facts.isUpgradeAllowed else {
      refusals.note("live connection", "origin")
      throw Refusal(answer: .text(.forbidden, "This connection is not allowed."))
    }
    guard let session = browsers.session(facts) else {
      throw Refusal(answer: .text(.gone, "This session has ended."))
    }
    return session
  }
}
