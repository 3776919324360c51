#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A request and its response, without secrets, as a file contains them.
struct RecordedExchange: Encodable, Sendable {
  let request: RecordedRequest
  let response: RecordedResponse

  /// The part of a file that a replay reads. The request in the file is for people only.
  struct Answer: Decodable { let response: RecordedResponse }
}

/// The key that all recordings of one request share.
struct RecordedKey: Sendable, Hashable {
  /// The method and the path, with which the names of the files begin.
  let path: String
  /// The name of the files, without their number.
  let name: String
}

/// A request in a form that people can read. The name of its file depends on this form.
struct RecordedRequest: Encodable, Sendable {
  let method: RequestMethod
  let address: String
  let headers: [String]
  let body: RecordedBody?
  /// The path and the query. The origin precedes them if it is not the client's own.
  let target: String
  let key: RecordedKey

  init(_ request: Request, body data: Data) {
    method = request.method
    let type = request.headers["Content-Type"]
    let boundary = RecordedBody.boundary(type)
    headers = RecordedSecrets.lines(request.blankedHeaders).map { line in
      boundary.map { line.replacing($0, with: "boundary") } ?? line
    }
    body = RecordedBody(data, type: type)
    let whole = request.address?.blanked ?? "\(request.endpoint)"
    address = whole
    let origin = request.address?.origin ?? ""
    target = request.isForeign ? whole : String(whole.dropFirst(origin.count))
    let path = request.address?.path ?? whole
    let words = path.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    let start = "\(method.rawValue.lowercased())-\(words.isEmpty ? "root" : String(words.prefix(80)))"
    // Two ranges of a file are two responses.
    let range = request.headers["Range"].map { " \($0)" } ?? ""
    let bytes = Array("\(method.rawValue) \(target)\(range)\n".utf8) + (body?.data ?? Data())
    key = RecordedKey(path: start, name: "\(start)-\(String(StableHash.of(bytes), radix: 16))")
  }

  private enum CodingKeys: String, CodingKey { case method, address, headers, body }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(method.rawValue, forKey: .method)
    try container.encode(address, forKey: .address)
    try container.encode(headers, forKey: .headers)
    try container.encodeIfPresent(body, forKey: .body)
  }
}

/// A response as a replay returns it.
struct RecordedResponse: Codable, Sendable {
  let status: Int
  let headers: [String]?
  let body: RecordedBody?

  /// The header fields that are not recorded, because they describe the transfer and not the recorded body.
  private static let left = ["Content-Length", "Content-Encoding", "Transfer-Encoding", "Connection", "Keep-Alive"]

  init(_ head: Response, body data: Data) {
    status = head.status
    let kept = head.headers.fields.filter { field in !Self.left.contains { isSameName($0, field.name) } }
    headers = RecordedSecrets.lines(
      Headers(kept.map { ($0.name, SecretNames.contain($0.name) ? "***" : $0.value) }))
    body = RecordedBody(data, type: head.headers["Content-Type"])
  }

  var response: Response {
    let fields = (headers ?? []).map { line in
      let name = line.prefix { $0 != ":" }
      return (String(name), String(line.dropFirst(name.count + 1).drop { $0 == " " }))
    }
    return Response(status: status, headers: Headers(fields), body: ByteChunks(body?.data ?? Data()))
  }
}
