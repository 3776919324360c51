import EspalierTesting
import Testing

@testable import EspalierServer

/// Files that are refused: from elsewhere, too large, of another type, or too many.
@Suite("Refused uploads", .timeLimit(.minutes(10)))
struct UploadRefusalTests {
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

  @Test func `A file that is too large is refused before it is sent`() async throws {
    try await TestServer.run({ $0.limits.uploads.maximumBytes = 1_000_000 }) { (server: TestServer) async throws in
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
      #expect(server.site.state.uploads.quota.used.files == 0)
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
    try await TestServer.run({ $0.limits.uploads.maximumCountOfSession = 1 }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      #expect(try await server.upload(visit, [1], range: "bytes 0-0/5").status == 202)
      #expect(try await server.upload(visit, [1], to: "/-/upload/4/2/the_other_file_0").status == 429)
      #expect(try await server.stopUpload(visit).status == 204)
      #expect(try server.storedFiles.isEmpty)
      #expect(try await server.upload(visit, [1], to: "/-/upload/4/2/the_other_file_0").status == 204)
      #expect(try await server.upload(visit, [1], range: "bytes 1-1/5").status == 409, "it was stopped")
    }
  }
}
