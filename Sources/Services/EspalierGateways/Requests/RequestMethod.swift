/// The method of a request: what is to be done at its address.
///
/// ```swift
/// let method = RequestMethod.patch
/// method.rawValue       // "PATCH"
/// method.isIdempotent   // false
/// ```
public enum RequestMethod: String, Sendable, Hashable, CaseIterable {
  /// Fetches what is there.
  case get = "GET"
  /// Fetches the head of what is there.
  case head = "HEAD"
  /// Hands something over.
  case post = "POST"
  /// Puts something in the place of what is there.
  case put = "PUT"
  /// Changes a part of what is there.
  case patch = "PATCH"
  /// Removes what is there.
  case delete = "DELETE"
  /// Asks what can be done.
  case options = "OPTIONS"
  /// Asks for the request itself, as it arrived. A client refuses one with a body.
  case trace = "TRACE"
  /// Asks a proxy for a tunnel. A client refuses it: ``NetworkError/Reason/methodRefused(_:)`` says why.
  case connect = "CONNECT"

  /// True if to do it twice is to do it once, so that a client may try it again by itself.
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete, .options, .trace: true
    case .post, .patch, .connect: false
    }
  }

  /// True if it changes nothing at the server.
  public var isSafe: Bool {
    switch self {
    case .get, .head, .options, .trace: true
    case .post, .put, .patch, .delete, .connect: false
    }
  }
}
