internal import EspalierLivePage

/// Adds the fields that stand on every response.
struct SecurityHeaders: Middleware {
  let time: ServerClock

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    var answer = await next.answer(request)
    answer.protect(isSecure: request.facts.isSecure, date: time.date())
    return answer
  }
}
