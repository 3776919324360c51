/// A method of a request: the operation at its address.
///
/// ```swift
/// let method = RequestMethod.patch
/// method.rawValue       // "PATCH"
/// method.isIdempotent   // false
/// ```
public enum RequestMethod: String, Sendable, Hashable, CaseIterable {
  /// The method that fetches the content.
  case get = "GET"
  /// The method that fetches only the head of the response.
  case head = "HEAD"
  /// The method that submits content.
  case post = "POST"
  /// The method that replaces the content.
  case put = "PUT"
  /// The method that changes a part of the content.
  case patch = "PATCH"
  /// The method that removes the content.
  case delete = "DELETE"
  /// The method that fetches the supported methods.
  case options = "OPTIONS"
  /// The method that fetches the request as the server received it. A client refuses one with a body.
  case trace = "TRACE"
  /// The method that asks a proxy for a tunnel. A client refuses it: ``NetworkError/Reason/methodRefused(_:)`` contains
  /// the reason.
  case connect = "CONNECT"

  /// A Boolean value that indicates whether repeating the request has no further effect, so that a client may retry it
  /// automatically.
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete, .options, .trace: true
    case .post, .patch, .connect: false
    }
  }

  /// A Boolean value that indicates whether the request changes nothing at the server.
  public var isSafe: Bool {
    switch self {
    case .get, .head, .options, .trace: true
    case .post, .put, .patch, .delete, .connect: false
    }
  }
}
