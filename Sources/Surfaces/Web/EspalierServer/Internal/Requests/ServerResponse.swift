internal import EspalierBase
internal import EspalierCryptography
internal import EspalierHTML
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// The response to one request, without the header fields that the server adds to every response.
struct ServerResponse: Sendable {
  /// The handling of the connection after the response.
  enum Connection: Sendable {
    case stays
    /// The connection is closed.
    case closes
    /// The server reads and drops the rest of the request for a moment, so that the browser receives the response, and
    /// then closes the connection.
    ///
    /// This is valid only if no part of the body has been read.
    case drains
  }

  /// The content of a response.
  enum Content: Sendable {
    case bytes(ByteBuffer)
    /// Content that is produced while it is sent.
    case stream(ResponseBody)
  }

  var status: HTTPResponse.Status
  var fields: HTTPFields
  var content: Content
  var connection = Connection.stays
  /// True if the body of the request was read; an unread body is dropped.
  var hasReadBody = false
  /// The style rules that the document itself contains; empty for none.
  var allowedStyles = ""

  init(_ status: HTTPResponse.Status, fields: HTTPFields = [:], body: ResponseBody = ResponseBody()) {
    self.status = status
    self.fields = fields
    content = .stream(body)
  }

  init(_ status: HTTPResponse.Status, contentType: String, bytes: [UInt8], fields: HTTPFields = [:]) {
    self.init(status, fields: fields)
    content = .bytes(ByteBuffer(bytes: bytes))
    self.fields[.contentType] = contentType
  }

  /// The content as the body of a response.
  var body: ResponseBody {
    switch content {
    case .bytes(let buffer): ResponseBody(byteBuffer: buffer)
    case .stream(let body): body
    }
  }

  /// Returns a redirect to another address of the app.
  static func redirect(_ path: String) -> ServerResponse {
    var answer = ServerResponse(.seeOther)
    answer.fields[.location] = LocalPath.header(path)
    answer.fields[.cacheControl] = "no-store"
    return answer
  }

  /// Returns a permanent redirect to the new address of a place.
  static func moved(_ path: String) -> ServerResponse {
    var answer = redirect(path)
    answer.status = .permanentRedirect
    // The browser must not keep it permanently: the address can be given to another place later.
    answer.fields[.cacheControl] = "max-age=3600"
    return answer
  }

  static func text(_ status: HTTPResponse.Status, _ text: String) -> ServerResponse {
    var answer = ServerResponse(status, contentType: "text/plain; charset=utf-8", bytes: Array("\(text)\n".utf8))
    answer.fields[.cacheControl] = "no-store"
    return answer
  }

  /// Returns a response with a message for the browser's script: `{"message": "…"}`.
  static func message(_ status: HTTPResponse.Status, _ message: String) -> ServerResponse {
    let text = message.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
    var answer = ServerResponse(status, contentType: "application/json", bytes: Array("{\"message\":\"\(text)\"}".utf8))
    answer.fields[.cacheControl] = "no-store"
    return answer
  }

  static func methodNotAllowed(_ allowed: String) -> ServerResponse {
    var answer = text(.methodNotAllowed, "Only \(allowed) is answered here.")
    answer.fields[.allow] = allowed
    return answer
  }

  /// Adds the header fields that every response has.
  mutating func protect(isSecure: Bool, date: Double) {
    for (name, value) in Self.protections { fields[name] = value }
    fields[Self.contentPolicy] = Self.policy(allowing: allowedStyles)
    if isSecure { fields[Self.transportSecurity] = "max-age=31536000" }
    fields[.date] = HTTPDate.text(date)
    if connection != .stays { fields[.connection] = "close" }
  }

  private static let transportSecurity = HTTPField.Name.known("Strict-Transport-Security")
  private static let contentPolicy = HTTPField.Name.known("Content-Security-Policy")

  /// Returns the content security policy of a document. The document may load and run only the app's own files, and use
  /// only the given style rules.
  private static func policy(allowing styles: String) -> String {
    let hash = styles.isEmpty ? "" : " 'sha256-\(Data(Digest(styles).bytes).base64EncodedString())'"
    return "default-src 'none'; script-src 'self'; style-src 'self'\(hash); img-src 'self' data:; connect-src 'self'; "
      + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
  }

  private static let protections: [(HTTPField.Name, String)] = [
    (.known("X-Content-Type-Options"), "nosniff"),
    (.known("Referrer-Policy"), "same-origin"),
    (.known("Cross-Origin-Opener-Policy"), "same-origin"),
    (.known("Cross-Origin-Resource-Policy"), "same-origin"),
    (
      .known("Permissions-Policy"),
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()"
    ),
    (.known("X-Frame-Options"), "DENY"),
  ]
}
