internal import EspalierViews
internal import HTTPTypes

extension ServerResponse {
  /// Returns the response with the number of arrived bytes. The browser continues from there.
  static func uploaded(_ size: Int) -> ServerResponse {
    var answer = ServerResponse(.accepted, contentType: "application/json", bytes: Array("{\"has\":\(size)}".utf8))
    answer.fields[.cacheControl] = "no-store"
    return answer
  }

  /// The response to a file that no element of the page accepts, or that its element no longer accepts.
  static var uploadNotTaken: ServerResponse { .message(.conflict, .localized(.webFileNotTaken)) }

  /// The response to a file that does not arrive fast enough.
  static var uploadTooSlow: ServerResponse { .message(.requestTimeout, .localized(.webFileTooSlow)) }

  /// The response to a piece of an upload that was stopped.
  static var uploadStopped: ServerResponse { .message(.conflict, .localized(.webFileStopped)) }

  /// Returns the response for a request whose body was not read. The server drops the remaining bytes, and then closes
  /// the connection.
  func draining(_ facts: RequestContext) -> ServerResponse {
    var answer = self
    if facts.contentLength ?? 0 > 0 { answer.connection = .drains }
    return answer
  }

  /// Returns the response for a request whose body is not read to its end. The server then closes the connection.
  func closing() -> ServerResponse {
    var answer = self
    answer.connection = .closes
    return answer
  }
}
