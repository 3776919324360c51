internal import EspalierLivePage

/// A step that compresses long responses of text.
struct ResponseCompression: Middleware {
  let time: ServerClock

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    var answer = await next.answer(request)
    answer.compress(for: request.facts, time)
    return answer
  }
}
