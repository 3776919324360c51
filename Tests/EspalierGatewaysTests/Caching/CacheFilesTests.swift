import Foundation
import Synchronization
import TestSupport
import Testing

@testable import EspalierGateways

/// Tests of the files in which a cache keeps its answers.
@Suite @MainActor struct CacheFilesTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")
  let gate = Gate()

  /// A cache whose disk is as slow as the gate says.
  private func slowCache() throws -> ResponseCache {
    ResponseCache(files: try CacheFiles(folder) { [gate] in await gate.pass() })
  }

  private func client(_ cache: ResponseCache) -> NetworkClient {
    NetworkClient(
      "https://a.example",
      over: ScriptedTransport { request in
        Response(
          status: 200, headers: ["Cache-Control": "max-age=60"],
          body: ByteChunks(Data((request.address?.path ?? "").utf8)))
      }, middleware: [.cached(in: cache)])
  }

  private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) } }

  /// The bytes of what another run would find.
  private func kept() throws -> Int { try ResponseCache(folder: folder).bytes }

  @Test func `a request has its answer before the disk has it`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try slowCache()
    for path in ["/a", "/b", "/a"] as [Endpoint] { _ = try await client(cache).text(.get(path)) }
    await gate.reached()
    #expect(try names.isEmpty && cache.bytes > 0)
    gate.open()
    await cache.saved()
    #expect(try names.count == 2)
    #expect(try kept() == cache.bytes)
  }

  @Test func `what is forgotten before it is written is not written`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try slowCache()
    let client = client(cache)
    _ = try await client.text(.get("/a"))
    _ = try await client.text(.get("/b"))
    try await client.send(.post("/a"))
    gate.open()
    await cache.saved()
    #expect(try names.count == 1)
    #expect(try kept() == cache.bytes)
  }

  @Test func `all that is forgotten is gone at once`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let quick = try ResponseCache(folder: folder)
    _ = try await client(quick).text(.get("/a"))
    await quick.saved()
    let cache = try slowCache()
    _ = try await client(cache).text(.get("/b"))
    cache.removeAll()
    #expect(try names.isEmpty)
    gate.open()
    await cache.saved()
    #expect(try names.isEmpty)
  }

  @Test func `a cache without a folder has nothing to wait for`() async {
    await ResponseCache().saved()
  }
}
