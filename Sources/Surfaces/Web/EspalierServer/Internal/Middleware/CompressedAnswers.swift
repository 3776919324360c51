internal import EspalierLivePage

/// Compresses long answers of text.
struct CompressedAnswers: Middleware {
  let time: ServiceTime

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> Answer {
    var answer = await next.answer(request)
    answer.compress(for: request.facts, time)
    return answer
  }
}
