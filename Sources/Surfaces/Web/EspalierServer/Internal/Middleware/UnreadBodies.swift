internal import HTTPTypes

/// A step that closes a connection after the response, if the endpoint did not read a request body that is too long to
/// wait for.
struct UnreadBodies: Middleware {
  /// The greatest size, in bytes, of an unread body with which the connection stays open.
  let limit: Int

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    var answer = await next.answer(request)
    let facts = request.facts
    let isLong = facts.fields.contains(.transferEncoding) || facts.contentLength ?? 0 > limit
    if answer.connection == .stays, isLong, !answer.hasReadBody { answer.connection = .drains }
    return answer
  }
}
