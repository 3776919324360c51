import Espalier
import Foundation
import Testing

@testable import EspalierWeb

private struct Broken: Error {}

extension TestServer {
  fileprivate func upload(
    _ visit: Visit, _ body: [UInt8], to path: String = "/-/upload/4/2", name: String = "a.txt",
    fields changed: [String: String?] = [:]
  ) async throws -> HTTPReply {
    var fields = [
      "Origin": origin, "Cookie": "espalier-session=\(visit.cookie)", "X-Espalier-Page": visit.token,
      "X-Espalier-File": name, "Content-Type": "application/octet-stream", "Content-Length": "\(body.count)",
    ]
    for (name, value) in changed { fields[name] = value }
    return try await request("POST", path, fields, body: body)
  }

  fileprivate var uploadDirectory: String {
    service.configuration.dataDirectory.appending(path: "uploads").path
  }
}

@Suite("Files", .timeLimit(.minutes(10)))
struct FileTests {
  // MARK: Downloads

  @Test func `A download is sent with its name and to nobody who may not have it`() async throws {
    let exports: [Export: ExportHandler] = [
      Export("open"): { _ in ExportedFile(name: "Ums\u{E4}tze \"1\"; x=.csv", contentType: "text/csv", text: "a;b\n") },
      Export("own"): { identity in
        guard identity != nil else { throw ExportError.signInRequired }
        return ExportedFile(name: "own", contentType: "text/plain", text: "")
      },
      Export("Umsätze 1/2.csv"): { _ in ExportedFile(name: "x", contentType: "text/csv", text: "") },
      Export("gone"): { _ in throw ExportError.notFound },
      Export("odd"): { _ in ExportedFile(name: "../../x\r\ny", contentType: "text/html\r\nX: y", text: "z") },
      Export("broken"): { _ in throw Broken() },
    ]
    try await TestServer.run(exports: exports) { (server: TestServer) async throws in
      let reply = try await server.get("/-/download/open")
      #expect(reply.status == 200)
      #expect(reply.text == "a;b\n")
      #expect(reply["Content-Type"] == "text/csv")
      #expect(reply["Content-Length"] == "4")
      #expect(reply["Cache-Control"] == "no-store")
      #expect(
        reply["Content-Disposition"]
          == "attachment; filename=\"Ums_tze _1__ x=.csv\"; filename*=UTF-8''Ums%C3%A4tze%20%221%22%3B%20x%3D.csv")
      let own = try await server.get("/-/download/own")
      #expect(own.status == 303)
      #expect(own["Location"] == "/")
      let odd = try await server.get("/-/download/odd")
      #expect(odd["Content-Type"] == "application/octet-stream")
      #expect(odd["Content-Disposition"] == "attachment; filename=\".._.._x__y\"; filename*=UTF-8''..%2F..%2Fx%0D%0Ay")
      #expect(try await server.get("/-/download/Ums%C3%A4tze%201%2F2.csv").status == 200)
      #expect(try await server.get("/-/download/gone").status == 404)
      #expect(try await server.get("/-/download/nothing").status == 404)
      #expect(try await server.get("/-/download/broken").status == 500)
      #expect(try await server.request("POST", "/-/download/open").status == 405)
    }
  }

  @Test func `A download is made while it is sent, and cut when it cannot be made to its end`() async throws {
    let exports: [Export: ExportHandler] = [
      Export("whole"): { _ in
        let (chunks, source) = AsyncStream.makeStream(of: [UInt8].self)
        for _ in 0..<100 { source.yield([UInt8](repeating: 0x61, count: 1_000)) }
        source.finish()
        return ExportedFile(name: "x", contentType: "text/plain", chunks: chunks)
      },
      Export("half"): { _ in
        let chunks = AsyncThrowingStream<[UInt8], any Error> { source in
          source.yield([0x61])
          source.finish(throwing: Broken())
        }
        return ExportedFile(name: "x", contentType: "text/plain", size: 10, chunks: chunks)
      },
    ]
    try await TestServer.run(exports: exports) { (server: TestServer) async throws in
      let whole = try await server.get("/-/download/whole")
      #expect(whole.body.count == 100_000)
      await #expect(throws: RawConnection.Failure.self) { try await server.get("/-/download/half") }
    }
  }

  // MARK: Uploads

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
      #expect(try await server.upload(visit, []).status == 204)
    }
  }

  @Test func `A file from elsewhere, for another page or in another form is refused`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      let stranger = try await server.visit()
      let attacks: [([String: String?], Int)] = [
        (["Origin": "https://evil.example"], 403), (["Origin": nil], 403), (["Origin": "null"], 403),
        (["Cookie": nil], 403), (["X-Espalier-Page": nil], 403), (["X-Espalier-Page": stranger.token], 403),
        (["Content-Type": "multipart/form-data; boundary=x"], 415), (["Content-Length": nil], 411),
      ]
      for (attack, status) in attacks {
        var body = Array("content".utf8)
        var fields = attack
        if attack.keys.contains("Content-Length") {
          fields["Transfer-Encoding"] = "chunked"
          body = Array("7\r\ncontent\r\n0\r\n\r\n".utf8)
          let lines = [
            "Origin: \(server.origin)", "Cookie: espalier-session=\(visit.cookie)", "X-Espalier-Page: \(visit.token)",
            "Content-Type: application/octet-stream", "Transfer-Encoding: chunked", "Host: 127.0.0.1:\(server.port)",
          ]
          let raw = try RawConnection(port: server.port)
          try await raw.send(
            Array("POST /-/upload/4/2 HTTP/1.1\r\n\(lines.joined(separator: "\r\n"))\r\n\r\n".utf8) + body)
          #expect(try await raw.reply().status == status)
        } else {
          #expect(try await server.upload(visit, body, fields: fields).status == status, "\(attack)")
        }
      }
      for path in ["/-/upload/x/1", "/-/upload/1/-1", "/-/upload/1/99999999999999999999"] {
        #expect(try await server.upload(visit, [1], to: path).status == 404)
      }
      #expect(try await server.get("/-/upload/1/1").status == 405)
      #expect(await visit.page.events.isEmpty)
      #expect(await stranger.page.events.isEmpty)
      await server.clock.advanceAndSweep(by: .seconds(31))
      let late = try await server.upload(visit, [1])
      #expect(late.status == 410)
      #expect(late.text.hasPrefix("{\"message\":\""))
    }
  }

  @Test func `A file that is too large is refused before it is sent`() async throws {
    try await TestServer.run({ $0.maximumUploadBytes = 1_000_000 }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let raw = try RawConnection(port: server.port)
      try await raw.send(
        "POST /-/upload/4/2 HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: \(server.origin)\r\n"
          + "Cookie: espalier-session=\(visit.cookie)\r\nX-Espalier-Page: \(visit.token)\r\n"
          + "Content-Type: application/octet-stream\r\nContent-Length: 1000001\r\n\r\n")
      let reply = try await raw.reply()
      #expect(reply.status == 413)
      #expect(reply["Content-Type"] == "application/json")
      #expect(reply.text == "{\"message\":\"This file is too large. At most 976 KB can be sent.\"}")
      // What the browser is sending already is taken for a while, and then the connection is closed.
      try await raw.send([UInt8](repeating: 0, count: 200_000))
      await server.clock.sleeper(of: .seconds(2))
      server.clock.advance(by: .seconds(2))
      #expect(try await raw.isClosed())
      #expect(await visit.page.events.isEmpty)
    }
  }

  @Test func `A file that ends in the middle leaves nothing behind`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      for endsPolitely in [true, false] {
        let raw = try RawConnection(port: server.port)
        try await raw.send(
          "POST /-/upload/4/2 HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: \(server.origin)\r\n"
            + "Cookie: espalier-session=\(visit.cookie)\r\nX-Espalier-Page: \(visit.token)\r\n"
            + "Content-Type: application/octet-stream\r\nContent-Length: 1000\r\n\r\nhalf")
        if endsPolitely { raw.finishSending() } else { raw.abort() }
        while try await !raw.receive().isEmpty {}
        // The next file is taken only once the former is counted out.
        #expect(try await server.upload(visit, [0x61]).status == 204)
      }
      while try !FileManager.default.contentsOfDirectory(atPath: server.uploadDirectory).isEmpty { await Task.yield() }
      #expect(await visit.page.events.count == 2)
    }
  }

  @Test func `A session may send only so many files at once`() async throws {
    try await TestServer.run({ $0.maximumUploadsOfSession = 1 }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      let key = SessionKey(identifier: visit.cookie.prefix(32))
      #expect(server.service.uploadQuota.take(5, for: key) == nil)
      #expect(try await server.upload(visit, [1]).status == 429)
      server.service.uploadQuota.giveBack(5, for: key)
      #expect(try await server.upload(visit, [1]).status == 204)
    }
  }

  @Test func `What a killed process left is removed at the start`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let uploads = directory.appending(path: "uploads")
    try FileManager.default.createDirectory(at: uploads, withIntermediateDirectories: true)
    try Data("left".utf8).write(to: uploads.appending(path: "left"))
    try await TestServer.run(in: directory) { (server: TestServer) async throws in
      #expect(try FileManager.default.contentsOfDirectory(atPath: server.uploadDirectory).isEmpty)
    }
  }
}
