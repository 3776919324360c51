internal import HTTPTypes

/// A step that refuses requests that do not name exactly one server.
struct WellFormedAuthority: Middleware {
  let refusals: RefusalLog

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    guard Authority.isWellFormed(request.facts.host) else {
      refusals.note("request", "authority")
      return .text(.badRequest, "A request names one server, by its name or address and a port.").closing()
    }
    return await next.answer(request)
  }
}
