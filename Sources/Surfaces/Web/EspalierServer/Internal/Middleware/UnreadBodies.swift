internal import HTTPTypes

/// A step that closes a connection if a response did not read the body and the rest of the body is too long to wait
/// for.
struct UnreadBodies: Middleware {
  /// The number of bytes that the server waits for.
  let limit: Int

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    var answer = await next.answer(request)
    let facts = request.facts
    let isLong = facts.fields.contains(.transferEncoding) || facts.contentLength ?? 0 > limit
    if answer.connection == .stays, isLong, !answer.hasReadBody { answer.connection = .drains }
    return answer
  }
}
