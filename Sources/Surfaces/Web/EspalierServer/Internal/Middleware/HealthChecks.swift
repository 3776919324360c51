/// A step that answers the requests of monitoring programs. It answers them under any host name, because the responses
/// reveal nothing about the app.
struct HealthChecks: Middleware {
  /// The routes of the health checks.
  let routes: RouteTable

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    if request.facts.isBelowMount, let answer = await routes.route(request) { return answer }
    return await next.answer(request)
  }
}
