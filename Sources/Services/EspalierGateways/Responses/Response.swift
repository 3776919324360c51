/// A response of a server: its head, and its body as it arrives.
public struct Response: Sendable {
  /// The status, such as 200.
  public var status: Int
  /// The header fields.
  public var headers: Headers
  /// The body.
  public var body: ByteChunks
  /// The number of attempts.
  public internal(set) var attempts = 1
  /// True if the request was sent with a secret in its headers, so that the response may be personal.
  var isPersonal = false
  /// The address to which the last followed redirect led; nil if there was none.
  var redirectedTo: Address?

  /// Creates a response, for middleware and transports.
  public init(status: Int, headers: Headers = Headers(), body: ByteChunks = .empty) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

extension Response {
  /// The character set that the response names, in lower case; UTF-8 if it names none.
  var charset: String {
    guard let type = headers["Content-Type"]?.lowercased(), let range = type.firstRange(of: "charset=") else {
      return "utf-8"
    }
    return type[range.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" && $0 != " " }
  }
}
