/// A transport that carries requests to a server, or that replaces a server.
///
/// `HTTPTransport` of EspalierHTTP is the real one; ``ScriptedTransport`` answers in tests and previews.
///
/// - Isolation: It is called from any thread, also concurrently.
/// - Throws: ``TransportError`` for failures of the connection, `CancellationError` if the task is cancelled. Any other
///   error is reported as ``NetworkError/Reason/failed(_:)``. A status is never an error here.
public protocol Transport: Sendable {
  /// Sends a request, whose ``Request/address`` is set and whose body is encoded.
  ///
  /// - Returns: The response, as soon as its head has arrived. A caller that stops reading its body ends the request.
  func send(_ request: Request) async throws -> Response
}
