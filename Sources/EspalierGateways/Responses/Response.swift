/// The answer of a server: its head, and its body as it comes.
public struct Response: Sendable {
  /// The status, such as 200.
  public var status: Int
  /// The header fields.
  public var headers: Headers
  /// The body.
  public var body: ByteChunks
  /// The tries that it took.
  public internal(set) var attempts = 1

  /// Makes an answer; middleware and transports do.
  public init(status: Int, headers: Headers = Headers(), body: ByteChunks = .empty) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The number of bytes that the server announced; nil if it did not.
  public var announcedLength: Int? { headers["Content-Length"].flatMap { Int($0) } }
}
