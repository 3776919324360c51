import EspalierPrograms
import EspalierStorage
import Foundation
import Testing
@testable import EspalierLivePage

@testable import EspalierServer

/// Signs of life that whoever looks after the process asks for.
@Suite(.timeLimit(.minutes(10))) struct HealthTests {
  @Test(arguments: ["", "/money"])
  func `a server that answers is well, under any name, without a session and without a page`(base: String) async throws
  {
    try await TestServer.run({ $0.mountPath = base }) { (server: TestServer) async throws in
      for path in ["/-/health", "/-/ready"] {
        let reply = try await server.request("GET", base + path, host: "10.1.2.3:8080")
        #expect(reply.status == 200 && reply.text == "ok\n")
        #expect(reply["Set-Cookie"] == nil && reply["Cache-Control"] == "no-store")
        #expect(try await server.request("HEAD", base + path).status == 200)
        #expect(try await server.request("POST", base + path).status == 405)
      }
      #expect(try await server.request("GET", "/", host: "10.1.2.3:8080").status == 421)
      #expect(await server.book.pages.isEmpty)
    }
  }

  @Test func `a process whose main actor is held is not well`() async throws {
    let folder = TestServer.makeDirectory()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try await WorkersProcess(workers: 1, folder: folder, settings: ["SILENCE": "1000"])
    defer { program.program.kill() }
    #expect(try await program.get("/-/health").status == 200)
    // It is never answered.
    let holding = try RawConnection(port: program.port)
    try await holding.send("GET /hang HTTP/1.1\r\nHost: 127.0.0.1:\(program.port)\r\n\r\n")
    var reply = try await program.get("/-/health")
    while reply.status == 200 { reply = try await program.get("/-/health") }
    #expect(reply.status == 503 && reply.text.contains("has not answered for 1 seconds"))
    #expect(try await program.get("/-/ready").status == 503)
  }

  @Test func `a server that cannot keep pages is alive and not ready, and says no more than that`() async throws {
    try await TestServer.run({ $0.restoration.store = FailingStore() }) { (server: TestServer) async throws in
      let session = Session(key: SessionKey(identifier: "one"), identity: nil, visit: "v")
      let change = PageRestoration.Change(
        owner: PageRestoration.Owner(page: "page", session: session), lease: .first, page: nil)
      #expect(await server.site.state.restoration.keep([change], at: .now) == nil)
      #expect(try await server.get("/-/health").status == 200)
      let reply = try await server.get("/-/ready")
      #expect(reply.status == 503 && reply.text == "Pages cannot be kept; the log says why.\n")
    }
  }
}

/// A store whose disk is full.
private struct FailingStore: PageStore {
  private let store = MemoryPageStore()
  struct DiskFull: Error {}

  func take(_ name: String, at moment: Date) async throws -> TakenPage { await store.take(name, at: moment) }
  func commit(_ changes: [PageChange]) async throws -> Set<String> { throw DiskFull() }
  func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) async throws {}
}
