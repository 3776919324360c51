internal import HTTPTypes

/// Closes a connection over which more of a body comes than is worth waiting for, after an answer that did not read it.
struct UnreadBodies: Middleware {
  /// The number of bytes that are waited for.
  let limit: Int

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    var answer = await next.answer(request)
    let facts = request.facts
    let isLong = facts.fields.contains(.transferEncoding) || facts.contentLength ?? 0 > limit
    if answer.connection == .stays, isLong, !answer.hasReadBody { answer.connection = .drains }
    return answer
  }
}
