internal import EspalierViews
internal import HTTPTypes

extension ServerResponse {
  /// The answer that tells how much of a file there is, for the browser to go on from.
  static func uploaded(_ size: Int) -> ServerResponse {
    var answer = ServerResponse(.accepted, contentType: "application/json", bytes: Array("{\"has\":\(size)}".utf8))
    answer.fields[.cacheControl] = "no-store"
    return answer
  }

  /// The answer to a file that no element of the page takes, or no longer.
  static var uploadNotTaken: ServerResponse { .message(.conflict, .localized(.webFileNotTaken)) }

  /// The answer to a file that does not come fast enough.
  static var uploadTooSlow: ServerResponse { .message(.requestTimeout, .localized(.webFileTooSlow)) }

  /// The answer to a piece of a file that was stopped.
  static var uploadStopped: ServerResponse { .message(.conflict, .localized(.webFileStopped)) }

  /// Returns the answer for a request whose body nobody has read: what still comes is dropped, and then the connection is
  /// closed.
  func draining(_ facts: RequestContext) -> ServerResponse {
    var answer = self
    if facts.contentLength ?? 0 > 0 { answer.connection = .drains }
    return answer
  }

  /// Returns the answer for a request whose body is not read to its end: the connection is closed.
  func closing() -> ServerResponse {
    var answer = self
    answer.connection = .closes
    return answer
  }
}
