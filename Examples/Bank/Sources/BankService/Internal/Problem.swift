import Foundation
import HTTPTypes

/// A refusal, as `application/problem+json` tells it.
struct Problem: Error {
  var status: Int
  var code: String
  var detail: String
  /// The part of the request that is at fault.
  var field: String?
  /// The values that a program needs beside the code, such as the amount that is left.
  var members: [String: JSON] = [:]
  var headers = HTTPFields()

  init(_ status: Int, _ code: String, _ detail: String, field: String? = nil, members: [String: JSON] = [:]) {
    self.status = status
    self.code = code
    self.detail = detail
    self.field = field
    self.members = members
  }

  func with(_ name: HTTPField.Name, _ value: String) -> Problem {
    var copy = self
    copy.headers[name] = value
    return copy
  }

  var answer: Answer {
    var body = members
    body["type"] = .string("urn:bank:problem:\(code)")
    body["title"] = .string(Self.titles[status] ?? "Error")
    body["status"] = .integer(status)
    body["detail"] = .string(detail)
    body["code"] = .string(code)
    body["field"] = field.map(JSON.string)
    var fields = headers
    fields[.contentType] = "application/problem+json"
    // Strings and numbers alone are always encodable.
    let data = (try? JSON.object(body).data()) ?? Data("{}".utf8)
    return Answer(status: status, headers: fields, content: .data(data))
  }

  private static let titles = [
    400: "Bad Request", 401: "Unauthorized", 404: "Not Found", 405: "Method Not Allowed", 409: "Conflict",
    412: "Precondition Failed", 413: "Content Too Large", 415: "Unsupported Media Type", 416: "Range Not Satisfiable",
    422: "Unprocessable Content", 428: "Precondition Required", 429: "Too Many Requests",
    500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
  ]

  static func notFound(_ what: String) -> Problem {
    Problem(404, "not_found", "There is no \(what) here that this customer may see.")
  }
}
