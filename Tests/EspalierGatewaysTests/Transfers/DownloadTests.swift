import EspalierGateways
import Foundation
import Synchronization
import TestSupport
import Testing

/// A download, as it comes whole and as it is gone on with.
@Suite struct DownloadTests {
  let bytes = Data((0..<50).map { UInt8($0) })

  @Test func `a file comes whole, tells how far it is, and leaves nothing beside it`() async throws {
    let downloads = try Downloads()
    let server = FileServer(bytes)
    server.change { $0.headers["Content-Type"] = "application/pdf" }
    try Data("old".utf8).write(to: downloads.target)
    var progress: [TransferProgress] = []
    let head = try await server.client.download(.get("/a"), to: downloads.target) { progress.append($0) }
    #expect(try Data(contentsOf: downloads.target) == bytes)
    #expect(try downloads.names == ["file.bin"])
    #expect(progress.map(\.completedBytes) == [0, 7, 14, 21, 28, 35, 42, 49, 50])
    #expect(progress.last?.fraction == 1 && progress.allSatisfy { $0.totalBytes == 50 })
    #expect(head.status == 200 && head.headers["Content-Type"] == "application/pdf")
    #expect(server.requests.map { $0.headers["Accept-Encoding"] } == ["identity"])
  }

  @Test(arguments: [true, false])
  func `a download that is cut after any byte is gone on with from there`(isTold: Bool) async throws {
    for cut in 0..<50 {
      let downloads = try Downloads()
      let server = FileServer(bytes)
      server.change { ($0.cut, $0.tellsCut) = (cut, isTold) }
      try Data("old".utf8).write(to: downloads.target)
      let error = await #expect(throws: NetworkError.self) {
        try await server.client.download(.get("/a"), to: downloads.target)
      }
      guard case .transport(.cut)? = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try Data(contentsOf: downloads.target) == Data("old".utf8))
      server.change { $0.cut = nil }
      var first: TransferProgress?
      try await server.client.download(.get("/a"), to: downloads.target) { first = first ?? $0 }
      #expect(try Data(contentsOf: downloads.target) == bytes)
      #expect(first == TransferProgress(completedBytes: cut, totalBytes: 50))
      #expect(server.ranges == [nil, cut == 0 ? nil : "bytes=\(cut)-"])
      #expect(try downloads.names == ["file.bin"])
    }
  }

  @Test func `it is gone on with as often as it is cut`() async throws {
    let downloads = try Downloads()
    let server = FileServer(bytes)
    server.change { $0.cut = 10 }
    for _ in 0..<4 {
      await #expect(throws: NetworkError.self) { try await server.client.download(.get("/a"), to: downloads.target) }
    }
    try await server.client.download(.get("/a"), to: downloads.target)
    #expect(try Data(contentsOf: downloads.target) == bytes)
    #expect(server.ranges == [nil, "bytes=10-", "bytes=20-", "bytes=30-", "bytes=40-"])
  }

  @Test func `a date that is older than its answer vouches for a version, too`() async throws {
    let downloads = try Downloads()
    let server = FileServer(bytes)
    server.change {
      $0.headers = ["Last-Modified": "Sun, 22 Nov 2026 00:00:00 GMT", "Date": "Sun, 22 Nov 2026 00:00:01 GMT"]
      $0.cut = 10
    }
    await #expect(throws: NetworkError.self) { try await server.client.download(.get("/a"), to: downloads.target) }
    server.change { $0.cut = nil }
    try await server.client.download(.get("/a"), to: downloads.target)
    #expect(try Data(contentsOf: downloads.target) == bytes)
    #expect(server.requests.last?.headers["If-Range"] == "Sun, 22 Nov 2026 00:00:00 GMT")
  }

  @Test func `a file that was all there when the program ended is asked for its last byte`() async throws {
    let downloads = try Downloads()
    let server = FileServer(bytes)
    server.change { $0.cut = 49 }
    await #expect(throws: NetworkError.self) { try await server.client.download(.get("/a"), to: downloads.target) }
    try bytes.write(to: downloads.partial)
    let note = downloads.folder.appending(path: "file.bin.partial.json")
    let text = try String(contentsOf: note, encoding: .utf8)
    try text.replacing(/"bytes" ?: 49/, with: "\"bytes\" : 50").write(to: note, atomically: true, encoding: .utf8)
    server.change { $0.cut = nil }
    try await server.client.download(.get("/a"), to: downloads.target)
    #expect(try Data(contentsOf: downloads.target) == bytes && server.ranges == [nil, "bytes=49-"])
  }

  @Test func `a task that is cancelled leaves what has come, and the next goes on`() async throws {
    let downloads = try Downloads()
    let server = FileServer(bytes)
    let target = downloads.target
    server.change { $0.pause = { try await ContinuousClock().sleep(for: .seconds(3600)) } }
    let reached = Mutex(0)
    let downloading = Task {
      try await server.client.download(.get("/a"), to: target) { progress in
        reached.withLock { $0 = progress.completedBytes }
      }
    }
    while reached.withLock({ $0 }) < 49 { await Task.yield() }
    downloading.cancel()
    await #expect(throws: CancellationError.self) { _ = try await downloading.value }
    #expect(try Data(contentsOf: downloads.partial) == bytes.prefix(49))
    server.change { $0.pause = {} }
    try await server.client.download(.get("/a"), to: downloads.target)
    #expect(try Data(contentsOf: downloads.target) == bytes && server.ranges.last == "bytes=49-")
  }

  @Test @MainActor func `a program that is killed goes on from the last 16 MiB`() async throws {
    let downloads = try Downloads()
    let killed = downloads.folder.appending(path: "killed.bin")
    let target = downloads.target
    let gate = Gate()
    let piece = 1024 * 1024
    let ranges = Mutex<[String?]>([])
    let client = NetworkClient(
      "https://files.example",
      over: ScriptedTransport { request in
        let range = request.headers["Range"]
        ranges.withLock { $0.append(range) }
        let start = range == nil ? 0 : 16
        var response = Response(status: range == nil ? 200 : 206, headers: ["ETag": "\"a\""])
        response.headers["Content-Length"] = "\((18 - start) * piece)"
        response.headers["Content-Range"] = range.map { _ in "bytes \(16 * piece)-\(18 * piece - 1)/\(18 * piece)" }
        let number = Mutex(start)
        response.body = ByteChunks(
          once: AsyncStream {
            let next = number.withLock { number in
              number += 1
              return number
            }
            if next == 18 { await gate.pass() }
            return next > 18 ? nil : Data(repeating: UInt8(next), count: piece)
          })
        return response
      })
    let downloading = Task { try await client.download(.get("/a"), to: target) }
    await gate.reached()
    for end in ["", ".json"] {
      try FileManager.default.copyItem(atPath: target.path + ".partial" + end, toPath: killed.path + ".partial" + end)
    }
    gate.open()
    _ = try await downloading.value
    try await client.download(.get("/a"), to: killed)
    #expect(ranges.withLock { $0 } == [nil, "bytes=16777216-"])
    #expect(try Data(contentsOf: killed) == Data(contentsOf: target))
  }

  @Test @MainActor func `of two downloads to one file the second is told so`() async throws {
    let downloads = try Downloads()
    let server = FileServer(bytes)
    let target = downloads.target
    let gate = Gate()
    server.change { $0.pause = { await gate.pass() } }
    let first = Task { try await server.client.download(.get("/a"), to: target) }
    await gate.reached()
    await #expect(throws: DownloadError.underWay(file: target.path)) {
      try await server.client.download(.get("/b"), to: target)
    }
    gate.open()
    _ = try await first.value
    #expect(try Data(contentsOf: target) == bytes && server.requests.count == 1)
    try await server.client.download(.get("/b"), to: target)
  }

  @Test func `what the file system refuses says which file and why`() async throws {
    let downloads = try Downloads()
    let server = FileServer(bytes)
    let nowhere = downloads.folder.appending(path: "nowhere/file.bin")
    let error = await #expect(throws: DownloadError.self) { try await server.client.download(.get("/a"), to: nowhere) }
    #expect("\(String(describing: error))".contains("nowhere/file.bin.partial: No such file or directory"))
    await #expect(throws: DownloadError.file(downloads.folder.path, why: "it is a folder")) {
      try await server.client.download(.get("/a"), to: downloads.folder)
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `an answer without content is no file`() async throws {
    let downloads = try Downloads()
    let server = FileServer(bytes)
    server.change { $0.change = { $0.status = 204 } }
    await #expect(throws: DownloadError.noContent(status: 204)) {
      try await server.client.download(.get("/a"), to: downloads.target)
    }
    server.change { $0.change = { $0.status = 404 } }
    let error = await #expect(throws: NetworkError.self) {
      try await server.client.download(.get("/a").accepting(200..<500), to: downloads.target)
    }
    #expect(try error?.status == 404 && downloads.names == [])
  }
}
