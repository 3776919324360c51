import Espalier
import EspalierTesting
import Foundation
import Testing

@testable import EspalierWeb

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

  var uploadDirectory: String { service.configuration.dataDirectory.appending(path: "uploads").path }

  var storedFiles: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: uploadDirectory) } }

  func stores(_ count: Int) async throws { while try storedFiles.count != count { await Task.yield() } }
}

/// Files that browsers send, in pieces that are acknowledged.
@Suite("Uploads", .timeLimit(.minutes(10)))
struct UploadTests {
  private func piece(_ character: Character, _ count: Int) -> [UInt8] {
    Array(String(repeating: character, count: count).utf8)
  }

  @Test func `A file reaches the element that asked for it, and is gone afterwards`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let reply = try await server.upload(
        visit, Array("content".utf8), name: "..%2F..%5CUms%C3%A4tze%0A%E2%80%AEgpj.csv")
      #expect(reply.status == 204)
      #expect(
        await visit.page.events == [.file(name: "Ums\u{E4}tzegpj.csv", content: "content", node: 4, element: 2)])
      #expect(await visit.page.fileMode == 0o600)
      let path = try #require(await visit.page.filePath)
      #expect(path.hasPrefix(server.uploadDirectory))
      #expect(!FileManager.default.fileExists(atPath: path))
      #expect(server.service.uploadQuota.used.files == 0)
      #expect(try await server.upload(visit, [], to: "/-/upload/4/2/another_file-0123").status == 204)
      #expect(await visit.page.events.count == 2)
    }
  }

  @Test func `A file comes in pieces, and each is acknowledged with what there is`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let first = try await server.upload(visit, piece("a", 700), range: "bytes 0-699/1000")
      #expect(first.status == 202)
      #expect(first.text == "{\"has\":700}")
      #expect(first["Content-Type"] == "application/json")
      #expect(try await server.upload(visit, [], range: "bytes */1000").text == "{\"has\":700}")
      // One that was sent again, and one after a piece that was lost, are not stored.
      for range in ["bytes 0-99/1000", "bytes 800-899/1000"] {
        let reply = try await server.upload(visit, piece("x", 100), range: range)
        #expect(reply.status == 202)
        #expect(reply.text == "{\"has\":700}")
      }
      #expect(await visit.page.events.isEmpty)
      #expect(try await server.upload(visit, piece("b", 300), range: "bytes 700-999/1000").status == 204)
      let content = String(repeating: "a", count: 700) + String(repeating: "b", count: 300)
      #expect(await visit.page.events == [.file(name: "a.txt", content: content, node: 4, element: 2)])
      #expect(try server.storedFiles.isEmpty)
    }
  }

  @Test func `Who asks again after the end gets the same answer, and nothing is done twice`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      #expect(try await server.upload(visit, [0x61]).status == 204)
      #expect(try await server.upload(visit, [0x61]).status == 204)
      #expect(try await server.upload(visit, [], range: "bytes */1").status == 204)
      #expect(await visit.page.events.count == 1)
      #expect(try await server.upload(visit, [0x61, 0x62]).status == 400, "a file of another size")
    }
  }

  @Test func `While its handler is at work a file is there and not handed over again`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let (gate, opening) = AsyncStream.makeStream(of: Void.self)
      await MainActor.run { visit.page.fileGate = gate }
      async let first = server.upload(visit, [0x61])
      while server.service.uploads.isHandling == false { await Task.yield() }
      #expect(try await server.upload(visit, [], range: "bytes */1").text == "{\"has\":1}")
      #expect(try await server.stopUpload(visit).status == 204)
      opening.finish()
      #expect(try await first.status == 204)
      #expect(await visit.page.events.count == 1)
    }
  }

  @Test func `A line that breaks in the middle of a piece loses nothing of what has come`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      for endsPolitely in [true, false] {
        let file = "broken_\(endsPolitely)_0123456789"
        let raw = try await server.beginUpload(visit, of: 2_000, sending: piece("a", 1_000), file: file)
        while try await !server.upload(visit, [], to: "/-/upload/4/2/\(file)", range: "bytes */2000").text
          .contains("1000")
        { await Task.yield() }
        if endsPolitely { raw.finishSending() } else { raw.abort() }
        let reply = try await server.upload(
          visit, piece("b", 1_000), to: "/-/upload/4/2/\(file)", range: "bytes 1000-1999/2000")
        #expect(reply.status == 204)
      }
      #expect(await visit.page.events.count == 2)
      #expect(try server.storedFiles.isEmpty)
    }
  }

  @Test func `A request that still hangs writes no more once another goes on`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let hanging = try await server.beginUpload(visit, of: 2_000, sending: piece("a", 1_000))
      while try await !server.upload(visit, [], range: "bytes */2000").text.contains("1000") { await Task.yield() }
      #expect(
        try await server.upload(visit, piece("b", 500), range: "bytes 1000-1499/2000").text == "{\"has\":1500}")
      try await hanging.send(piece("x", 1_000))
      #expect(try await hanging.reply().status == 400)
      #expect(try await server.upload(visit, piece("c", 500), range: "bytes 1500-1999/2000").status == 204)
      let content =
        String(repeating: "a", count: 1_000) + String(repeating: "b", count: 500)
        + String(repeating: "c", count: 500)
      #expect(await visit.page.events == [.file(name: "a.txt", content: content, node: 4, element: 2)])
    }
  }

  @Test func `A file goes on after a restart, for the same page and session alone`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let visit = try await TestServer.run(in: directory) { (server: TestServer) async throws in
      let visit = try await server.visit()
      #expect(try await server.upload(visit, piece("a", 700), range: "bytes 0-699/1000").status == 202)
      return visit
    }
    try await TestServer.run(in: directory) { (server: TestServer) async throws in
      #expect(try server.storedFiles.count == 1)
      // A stranger who knows the name of the file has nothing of it.
      let stranger = try await server.visit()
      #expect(try await server.upload(stranger, [], range: "bytes */1000").text == "{\"has\":0}")
      // Whoever has the page made again goes on.
      let connection = try await server.join(visit)
      _ = try await connection.receive()
      let again = TestServer.Visit(
        cookie: visit.cookie, token: visit.token, version: visit.version, formToken: visit.formToken,
        page: try #require(await server.book.pages.last))
      #expect(try await server.upload(again, [], range: "bytes */1000").text == "{\"has\":700}")
      #expect(try await server.upload(again, piece("b", 300), range: "bytes 700-999/1000").status == 204)
      #expect(try server.storedFiles.isEmpty)
    }
  }

  @Test func `What a killed process left is removed once it is old, and not while it is in use`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let uploads = try UploadDirectory(directory)
    let old = try #require(try uploads.open("old", making: true))
    close(old.descriptor)
    let used = try #require(try uploads.open("used", making: true))
    #expect(try uploads.open("used", making: true) == nil, "it is locked")
    let now = Date().timeIntervalSince1970
    uploads.sweep(before: now - 60)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == ["old", "used"])
    uploads.sweep(before: now + 60)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["used"])
    close(used.descriptor)
  }

  // MARK: Refusals

  @Test func `A file from elsewhere, for another page or in another form is refused`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let stranger = try await server.visit()
      let attacks: [([String: String?], Int)] = [
        (["Origin": "https://evil.example"], 403), (["Origin": nil], 403), (["Origin": "null"], 403),
        (["Cookie": nil], 403), (["X-Espalier-Page": nil], 403), (["X-Espalier-Page": stranger.token], 403),
        (["Content-Type": "multipart/form-data; boundary=x"], 415), (["Content-Range": nil], 400),
      ]
      for (attack, status) in attacks {
        #expect(try await server.upload(visit, Array("content".utf8), fields: attack).status == status, "\(attack)")
      }
      let lines = [
        "Origin: \(server.origin)", "Cookie: espalier-session=\(visit.cookie)", "X-Espalier-Page: \(visit.token)",
        "Content-Type: application/octet-stream", "Content-Range: bytes 0-6/7", "Transfer-Encoding: chunked",
        "Host: 127.0.0.1:\(server.port)",
      ]
      let raw = try RawConnection(port: server.port)
      try await raw.send(
        "PUT /-/upload/4/2/\(TestServer.file) HTTP/1.1\r\n\(lines.joined(separator: "\r\n"))\r\n\r\n"
          + "7\r\ncontent\r\n0\r\n\r\n")
      #expect(try await raw.reply().status == 411)
      for path in ["x/1/\(TestServer.file)", "1/-1/\(TestServer.file)", "1/1/short", "1/1/..%2F..%2Fetc%2Fpasswd"] {
        #expect(try await server.upload(visit, [1], to: "/-/upload/\(path)").status == 404)
      }
      #expect(try await server.get("/-/upload/1/1/\(TestServer.file)").status == 405)
      #expect(await visit.page.events.isEmpty)
      #expect(await stranger.page.events.isEmpty)
      #expect(try server.storedFiles.isEmpty)
      await server.clock.advanceAndSweep(by: .seconds(31))
      let late = try await server.upload(visit, [1])
      #expect(late.status == 410)
      #expect(late.text.hasPrefix("{\"message\":\""))
    }
  }

  @Test(arguments: [
    "bytes", "bytes 0-/7", "bytes -6/7", "bytes 0-6/*", "bytes 0-7/8", "bytes 1-6/7", "bytes 6-0/7", "bytes */7",
    "bytes 0-6/6", "bytes 0-6/99999999999999999999", "lines 0-6/7", "bytes +0-6/7", "bytes 0-6/7/8",
  ])
  func `A range that is none, or does not fit the body, is no piece`(range: String) {
    #expect(UploadPiece(range, length: 7) == nil)
  }

  @Test func `A range says which piece it is`() {
    #expect(UploadPiece("bytes 3-9/30", length: 7).map { [$0.start, $0.total] } == [3, 30])
    #expect(UploadPiece("bytes */30", length: 0).map { [$0.start, $0.total] } == [nil, 30])
    #expect(UploadPiece("bytes */0", length: 0).map { [$0.start, $0.total] } == [nil, 0])
  }

  @Test func `A file that is too large is refused before it is sent`() async throws {
    try await TestServer.run({ $0.maximumUploadBytes = 1_000_000 }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let raw = try await server.beginUpload(visit, of: 1_000_001)
      let reply = try await raw.reply()
      #expect(reply.status == 413)
      #expect(reply["Content-Type"] == "application/json")
      #expect(reply.text == "{\"message\":\"This file is too large. At most 976 KB can be sent.\"}")
      // What the browser is sending already is taken for a while, and then the connection is closed.
      try await raw.send([UInt8](repeating: 0, count: 200_000))
      await server.clock.sleeper(of: .seconds(2))
      server.clock.advance(by: .seconds(2))
      #expect(try await raw.isClosed())
      #expect(try await server.upload(visit, [0x61], range: "bytes 0-0/1000001").status == 413, "in pieces too")
      #expect(await visit.page.events.isEmpty)
    }
  }

  @Test func `A refused file is told why in the language of the browser`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      await MainActor.run { visit.page.fileTypes = ".csv,.ofx" }
      func words(_ fields: [String: String?], to path: String) async throws -> String {
        let fields = fields.merging(["Accept-Language": "de-AT,de;q=0.9"]) { own, _ in own }
        return try await server.upload(
          visit, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: path, name: "a.csv", fields: fields
        ).text
      }
      #expect(
        try await words([:], to: "/-/upload/4/2/0123456789picture")
          == "{\"message\":\"„a.csv“ ist ein PNG-Bild. Gesendet werden können: .csv, .ofx.\"}")
      #expect(
        try await words(["Content-Type": "text/csv"], to: "/-/upload/4/2/0123456789rawnone")
          == "{\"message\":\"Die Datei muss als rohe Bytes gesendet werden.\"}")
      #expect(
        try await words(["Content-Range": nil], to: "/-/upload/4/2/0123456789nopiece")
          == "{\"message\":\"Es fehlt, welches Stück der Datei das ist.\"}")
    }
  }

  @Test func `A file of another type than the place says is refused in words, and nothing of it is stored`()
    async throws
  {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      await MainActor.run { visit.page.fileTypes = ".csv,.ofx" }
      let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 300_000)
      let reply = try await server.upload(visit, picture, name: "statement.csv")
      #expect(reply.status == 415)
      #expect(
        reply.text == "{\"message\":\"“statement.csv” is a PNG picture. Here can be sent: .csv, .ofx.\"}")
      #expect(try server.storedFiles.isEmpty)
      #expect(server.service.uploadQuota.used.files == 0)
      // A first piece that tells nothing is looked at again when all is there.
      let name = "/-/upload/4/2/in_small_pieces_01"
      #expect(try await server.upload(visit, [0x50], to: name, range: "bytes 0-0/4").status == 202)
      #expect(try await server.upload(visit, [0x4B, 3, 4], to: name, range: "bytes 1-3/4").status == 415)
      #expect(try server.storedFiles.isEmpty)
      #expect(try await server.upload(visit, Array("a;b".utf8), to: "/-/upload/4/2/0123456789abtext").status == 204)
      #expect(await visit.page.events.count == 1)
    }
  }

  @Test func `A session may send only so many files at once, and one that is stopped makes room`() async throws {
    try await TestServer.run({ $0.maximumUploadsOfSession = 1 }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      #expect(try await server.upload(visit, [1], range: "bytes 0-0/5").status == 202)
      #expect(try await server.upload(visit, [1], to: "/-/upload/4/2/the_other_file_0").status == 429)
      #expect(try await server.stopUpload(visit).status == 204)
      #expect(try server.storedFiles.isEmpty)
      #expect(try await server.upload(visit, [1], to: "/-/upload/4/2/the_other_file_0").status == 204)
      #expect(try await server.upload(visit, [1], range: "bytes 1-1/5").status == 409, "it was stopped")
    }
  }

  @Test func `A file that nobody goes on with holds nothing after a while`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      #expect(try await server.upload(visit, [1], range: "bytes 0-0/5").status == 202)
      await server.clock.advanceAndSweep(by: .seconds(299))
      #expect(try server.storedFiles.count == 1)
      await server.clock.advanceAndSweep(by: .seconds(1))
      #expect(try server.storedFiles.isEmpty)
      #expect(server.service.uploadQuota.used.files == 0)
    }
  }
}
