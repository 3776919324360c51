internal import EspalierLivePage

/// A step that adds the fields of every response.
struct SecurityHeaders: Middleware {
  let time: ServerClock

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    var answer = await next.answer(request)
    answer.protect(isSecure: request.facts.isSecure, date: time.date())
    return answer
  }
}
