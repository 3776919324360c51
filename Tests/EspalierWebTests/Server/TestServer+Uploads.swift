import Foundation

@testable import EspalierServer

extension TestServer {
  /// The name that a browser gives a file.
  static let file = "0123456789abcdef"

  /// Sends a piece of a file; all of it, unless it is said which.
  func upload(
    _ visit: Visit, _ body: [UInt8], to path: String = "/-/upload/4/2/\(file)", name: String = "a.txt",
    range: String? = nil, fields changed: [String: String?] = [:]
  ) async throws -> HTTPReply {
    let whole = body.isEmpty ? "bytes */0" : "bytes 0-\(body.count - 1)/\(body.count)"
    var fields = [
      "Origin": origin, "Cookie": "espalier-session=\(visit.cookie)", "X-Espalier-Page": visit.token,
      "X-Espalier-File": name, "Content-Type": "application/octet-stream", "Content-Length": "\(body.count)",
      "Content-Range": range ?? whole,
    ]
    for (name, value) in changed { fields[name] = value }
    return try await request("PUT", path, fields, body: body)
  }

  /// Stops a file.
  func stopUpload(_ visit: Visit, of path: String = "/-/upload/4/2/\(file)") async throws -> HTTPReply {
    try await request(
      "DELETE", path,
      ["Origin": origin, "Cookie": "espalier-session=\(visit.cookie)", "X-Espalier-Page": visit.token])
  }

  /// Begins to send a file of `size` bytes, and sends no more of it than what is given.
  func beginUpload(
    _ visit: Visit, of size: Int, sending bytes: [UInt8] = [], fields: String = "", file: String = file
  ) async throws -> RawConnection {
    let raw = try RawConnection(port: port)
    let head =
      "PUT /-/upload/4/2/\(file) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: \(origin)\r\n"
      + "Cookie: espalier-session=\(visit.cookie)\r\nX-Espalier-Page: \(visit.token)\r\n"
      + "Content-Type: application/octet-stream\r\nContent-Length: \(size)\r\n"
      + "Content-Range: bytes 0-\(size - 1)/\(size)\r\n\(fields)\r\n"
    try await raw.send(Array(head.utf8) + bytes)
    return raw
  }

  var uploadDirectory: String { site.configuration.dataDirectory.appending(path: "uploads").path }

  var storedFiles: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: uploadDirectory) } }

  func stores(_ count: Int) async throws { while try storedFiles.count != count { await Task.yield() } }
}
