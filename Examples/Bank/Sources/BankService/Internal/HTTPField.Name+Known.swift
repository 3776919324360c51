import HTTPTypes

extension HTTPField.Name {
  /// The last event that a client of server-sent events has seen.
  static let lastEventID = known("Last-Event-ID")
  static let idempotencyKey = known("Idempotency-Key")
  static let idempotencyReplayed = known("Idempotency-Replayed")

  static let contentSecurityPolicy = known("Content-Security-Policy")
  static let xContentTypeOptions = known("X-Content-Type-Options")

  private static func known(_ name: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no name of a header field.") }
    return name
  }
}
