/// A carrier of requests to a server, or a stand-in for one.
///
/// `HTTPTransport` of EspalierHTTP is the real one; ``ScriptedTransport`` answers in tests and previews.
///
/// - Isolation: Called from any thread, by many at once.
/// - Throws: ``TransportError`` for what can go wrong on the way, `CancellationError` when the task is cancelled; any
///   other error is told as ``NetworkError/Reason/failed(_:)``. A status is never an error here.
public protocol Transport: Sendable {
  /// Sends a request, whose ``Request/address`` is set and whose body is encoded.
  ///
  /// - Returns: The answer as soon as its head is there. A caller that reads no more of its body ends the request.
  func send(_ request: Request) async throws -> Response
}
