internal import EspalierLivePage

/// Adds the fields that stand on every response.
struct ProtectedAnswers: Middleware {
  let time: ServiceTime

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> Answer {
    var answer = await next.answer(request)
    answer.protect(isSecure: request.facts.isSecure, date: time.date())
    return answer
  }
}
