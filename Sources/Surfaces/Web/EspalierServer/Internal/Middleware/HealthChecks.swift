/// Answers the questions of programs that look after the process, under any name: their answers say nothing of the app.
struct HealthChecks: Middleware {
  /// The paths of those questions.
  let routes: RouteTable

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    if request.facts.isBelowMount, let answer = await routes.route(request) { return answer }
    return await next.answer(request)
  }
}
