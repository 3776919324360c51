/// A step that closes a connection that was handed to this worker for another session, so that the next request arrives
/// over a new one.
struct MisroutedConnections: Middleware {
  let placement: WorkerAssignment

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    var answer = await next.answer(request)
    if answer.connection == .stays, placement.isMisrouted(request) { answer.connection = .closes }
    return answer
  }
}
