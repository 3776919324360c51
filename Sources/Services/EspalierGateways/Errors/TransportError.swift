/// A failure of the connection to a server.
public enum TransportError: Error, Sendable, Hashable {
  /// The name of the host is not known.
  case nameNotFound
  /// No server listens at the address, or there is no route to it.
  case unreachable(String)
  /// The server's identity could not be verified, or the TLS connection failed.
  case insecure(String)
  /// The connection was closed before the response was complete.
  case cut
  /// A phase took too long.
  case timedOut(TimePhase)
  /// The received bytes are not valid HTTP.
  case malformed(String)
}

extension Error {
  /// The connection failure in this error, if there is one. A ``NetworkError`` may wrap it.
  var transportFault: TransportError? {
    if let error = self as? TransportError { return error }
    if case .transport(let error)? = (self as? NetworkError)?.reason { return error }
    return nil
  }
}

/// A phase of a request that has a time limit of its own.
public enum TimePhase: String, Sendable, Hashable {
  /// Making the connection.
  case connecting
  /// Waiting for a connection of the pool.
  case waitingForConnection = "waiting for a connection"
  /// Waiting for the next piece of data to be sent or received.
  case idle = "waiting for the next byte"
  /// The whole request, with all attempts.
  case total = "the whole"
}
