import Espalier
import Foundation
import Testing

@testable import EspalierServer

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
      #expect(server.site.state.uploads.quota.used.files == 0)
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
      while server.site.state.uploads.isHandling == false { await Task.yield() }
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

  @Test func `A file that is swept while it is opened is told as not there`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let uploads = try UploadDirectory(directory)
    let sweeping = Task.detached { [path = directory.appending(path: "a").path] in
      while !Task.isCancelled {
        close(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
        unlink(path)
      }
    }
    for _ in 0..<20_000 {
      if let opened = try uploads.open("a", making: false) { close(opened.descriptor) }
    }
    sweeping.cancel()
    await sweeping.value
    #expect(try uploads.open("a", making: false) == nil)
  }

  @Test func `A file that nobody goes on with holds nothing after a while`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      #expect(try await server.upload(visit, [1], range: "bytes 0-0/5").status == 202)
      await server.clock.advanceAndSweep(by: .seconds(299))
      #expect(try server.storedFiles.count == 1)
      await server.clock.advanceAndSweep(by: .seconds(1))
      #expect(try server.storedFiles.isEmpty)
      #expect(server.site.state.uploads.quota.used.files == 0)
    }
  }

  @Test func `The file of a person whose session is over goes with it, and that of another stays`() async throws {
    let submissions: [String: SubmissionHandler] = [
      "sign-in": { values, _ in .signIn(identity: values["name"], to: "/") }
    ]
    try await TestServer.run(submissions: submissions) { (server: TestServer) async throws in
      var paths: [String: String] = [:]
      for name in ["ann", "bob"] {
        let stranger = try await server.visit()
        let reply = try await server.post(
          "sign-in", cookie: stranger.cookie, ["espalier-token": stranger.formToken, "name": name])
        let cookie: String = try #require(reply.sessionCookie)
        let visit = try await server.visit(cookie: cookie)
        let before = Set(try server.storedFiles)
        #expect(try await server.upload(visit, [1], range: "bytes 0-0/5").status == 202)
        paths[name] = Set(try server.storedFiles).subtracting(before).first
      }
      #expect(Set(try server.storedFiles) == Set(paths.values) && paths.count == 2)
      await server.clock.advanceAndSweep(by: .seconds(1))
      #expect(try server.storedFiles.count == 2, "both go on")

      #expect(server.site.state.sessions.remove(identity: "ann").count == 1)
      await server.clock.advanceAndSweep(by: .seconds(1))
      #expect(try server.storedFiles == [try #require(paths["bob"])])
      #expect(server.site.state.uploads.quota.used.files == 1)
    }
  }
}
