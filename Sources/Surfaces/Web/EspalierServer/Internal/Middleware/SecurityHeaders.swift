internal import EspalierLivePage

/// A step that adds the header fields that every response has, such as those for security.
struct SecurityHeaders: Middleware {
  let time: ServerClock

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    var answer = await next.answer(request)
    answer.protect(isSecure: request.facts.isSecure, date: time.date())
    return answer
  }
}
