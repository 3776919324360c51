/// A failure on the way to a server, or back.
public enum TransportError: Error, Sendable, Hashable {
  /// The name of the host is not known.
  case nameNotFound
  /// Nobody listens there, or there is no way.
  case unreachable(String)
  /// The server is not who it should be, or does not speak TLS as it should.
  case insecure(String)
  /// The connection was closed before the answer was whole.
  case cut
  /// A phase took too long.
  case timedOut(TimePhase)
  /// The bytes that came are not HTTP.
  case malformed(String)
}

extension Error {
  /// The failure on the way, if this error tells of one; a ``NetworkError`` may wrap it, with the number of tries.
  var transportFault: TransportError? {
    if let error = self as? TransportError { return error }
    if case .transport(let error)? = (self as? NetworkError)?.reason { return error }
    return nil
  }
}

/// A phase of a request that has a limit of its own.
public enum TimePhase: String, Sendable, Hashable {
  /// Making the connection.
  case connecting
  /// Waiting for a connection of the pool.
  case waitingForConnection = "waiting for a connection"
  /// Between two pieces that are sent or received.
  case idle = "waiting for the next byte"
  /// The whole, with all tries.
  case total = "the whole"
}
