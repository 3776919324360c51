/// A reason why a server could not be used, in terms that matter to a person.
///
/// ```swift
/// func words(for error: any Error) -> String {
///   ConnectionError(error)?.words ?? "Something went wrong."
/// }
/// ```
///
/// If an error contains more than this, such as the problem that a server describes, the app should show it itself.
public enum ConnectionError: Error, Sendable, Hashable {
  /// The server cannot be reached, or the connection was lost.
  case offline
  /// The server took too long.
  case slow
  /// The server asks the client to wait. The time is nil if the server does not specify it.
  case busy(retryAfter: Duration?)
  /// The server does not, or no longer, recognize the user.
  case signInRequired
  /// The server does not allow the request.
  case notAllowed
  /// The server does not have the requested content.
  case notFound
  /// The connection is not secure, and was not used.
  case insecure
  /// The server failed, or its response could not be understood.
  case failed

  /// Creates a connection error from a ``NetworkError``. The result is nil for all other errors, and for a request that
  /// the server rejects as faulty.
  public init?(_ error: any Error) {
    guard let error = error as? NetworkError else { return nil }
    switch error.reason {
    case .transport(.timedOut): self = .slow
    case .transport(.insecure): self = .insecure
    case .transport(.malformed), .notDecoded, .notText, .tooLarge, .redirects: self = .failed
    case .transport: self = .offline
    case .circuitOpen(let time): self = .busy(retryAfter: time)
    case .status(let status):
      switch status {
      case 401: self = .signInRequired
      case 403: self = .notAllowed
      case 404, 410: self = .notFound
      case 408, 504: self = .slow
      case 429, 503:
        self = .busy(retryAfter: error.response?.headers["Retry-After"].flatMap { Int($0) }.map { .seconds($0) })
      case 500...: self = .failed
      default: return nil
      }
    case .invalidAddress, .invalidHeader, .methodRefused, .notEncoded, .failed: return nil
    }
  }

  /// A Boolean value that indicates whether the same request may succeed a little later.
  public var mayPass: Bool {
    switch self {
    case .offline, .slow, .busy, .failed: true
    case .signInRequired, .notAllowed, .notFound, .insecure: false
    }
  }

  /// A description for a person, in English.
  public var words: String {
    switch self {
    case .offline: "The server cannot be reached. Check the connection, and try again."
    case .slow: "The server takes too long. Try again in a moment."
    case .busy(let time?) where time.components.seconds == 1: "The server is busy. Try again in a second."
    case .busy(let time?): "The server is busy. Try again in \(time.components.seconds) seconds."
    case .busy: "The server is busy. Try again in a moment."
    case .signInRequired: "You have been signed out. Sign in again."
    case .notAllowed: "You may not do this."
    case .notFound: "It is not there any more."
    case .insecure: "The connection is not secure, so nothing was sent."
    case .failed: "The server could not do it. Try again later."
    }
  }
}
