import EspalierCryptography
import Foundation
import HTTPTypes

/// An answer before it is written, so that a fault can still spoil it.
struct Answer: Sendable {
  /// Sends one piece of a stream.
  typealias Send = (String) async throws -> Void

  enum Content: Sendable {
    case data(Data)
    /// Pieces for as long as the client is there.
    case stream(@Sendable (_ client: Client, _ send: Send) async throws -> Void)
  }

  var status: Int
  var headers: HTTPFields
  var content: Content

  init(status: Int, headers: HTTPFields = [:], content: Content = .data(Data())) {
    self.status = status
    self.headers = headers
    self.content = content
  }

  static func json(_ value: JSON, status: Int = 200, headers: HTTPFields = [:]) throws -> Answer {
    var headers = headers
    headers[.contentType] = "application/json"
    return Answer(status: status, headers: headers, content: .data(try value.data()))
  }

  /// A strong ETag of the bytes.
  static func tag(of data: Data) -> String {
    "\"" + Digest(data).hexadecimal.prefix(24) + "\""
  }

  /// A JSON answer that a client may validate: 304 when it already has it.
  static func validated(_ value: JSON, for exchange: Exchange, headers: HTTPFields = [:], modified: Date? = nil) throws
    -> Answer
  {
    var answer = try json(value, headers: headers)
    guard case .data(let data) = answer.content else { return answer }
    let tag = tag(of: data)
    answer.headers[.eTag] = tag
    if let modified { answer.headers[.lastModified] = HTTPDate.text(modified) }
    guard exchange.has(tag, modified: modified) else { return answer }
    answer.headers[.contentType] = nil
    return Answer(status: 304, headers: answer.headers)
  }
}
