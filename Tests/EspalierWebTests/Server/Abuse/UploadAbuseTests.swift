import EspalierScreens
import Foundation
import Testing

@testable import EspalierWeb

extension TestServer {
  /// Begins to send a file of `size` bytes, and sends no more of it than what is given.
  fileprivate func beginUpload(
    _ visit: Visit, of size: Int, sending bytes: [UInt8] = [], fields: String = ""
  ) async throws -> RawConnection {
    let raw = try RawConnection(port: port)
    let head =
      "POST /-/upload/4/2 HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: \(origin)\r\n"
      + "Cookie: espalier-session=\(visit.cookie)\r\nX-Espalier-Page: \(visit.token)\r\n"
      + "Content-Type: application/octet-stream\r\nContent-Length: \(size)\r\n\(fields)\r\n"
    try await raw.send(Array(head.utf8) + bytes)
    return raw
  }

  fileprivate var storedFiles: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: service.configuration.dataDirectory.appending(path: "uploads").path)
    }
  }

  fileprivate func stores(_ count: Int) async throws {
    while try storedFiles.count != count { await Task.yield() }
  }
}

/// Strangers who send files that nobody wants, or want to keep the server busy with them.
@Suite("Abuse: files", .timeLimit(.minutes(10)))
struct UploadAbuseTests {
  @Test func `Nothing is stored before somebody takes the file`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      await MainActor.run { visit.page.isTaking = false }
      let raw = try await server.beginUpload(visit, of: 20_000_000, sending: [UInt8](repeating: 1, count: 100_000))
      let reply = try await raw.reply()
      #expect(reply.status == 409)
      #expect(reply.text.contains("does not take the file"))
      #expect(try server.storedFiles.isEmpty)
      #expect(server.service.uploadQuota.used.files == 0)
      // What is still coming is dropped for a moment, and then there is nobody to send it to.
      await server.clock.sleeper(of: .seconds(2))
      server.clock.advance(by: .seconds(2))
      #expect(try await raw.isClosed())
      #expect(await visit.page.events.isEmpty)
    }
  }

  @Test func `A file that nobody took when it had come is refused, not thanked for`() async throws {
    try await TestServer.run { (server: TestServer) async throws in
      let visit = try await server.visit()
      await MainActor.run { visit.page.isTakingAtTheEnd = false }
      let raw = try await server.beginUpload(visit, of: 3, sending: [1, 2, 3])
      let reply = try await raw.reply()
      #expect(reply.status == 409)
      #expect(reply.text.hasPrefix("{\"message\":\""))
      #expect(try server.storedFiles.isEmpty)
      // The connection is whole, and the next file may come over it.
      #expect(reply["Connection"] == nil)
    }
  }

  @Test func `Files that trickle in are given up, and hold nothing afterwards`() async throws {
    try await TestServer.run({ $0.requestTime = .seconds(9) }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      var trickles: [RawConnection] = []
      for _ in 0..<3 { trickles.append(try await server.beginUpload(visit, of: 20_000, sending: [1])) }
      try await server.stores(3)
      for trickle in trickles { try await trickle.send([2]) }
      server.clock.advance(by: .seconds(5))
      for trickle in trickles { try await trickle.send([3]) }
      server.clock.advance(by: .seconds(4))
      // Three bytes have earned not quite a millisecond.
      server.clock.advance(by: .milliseconds(1))
      for trickle in trickles {
        let reply = try await trickle.reply()
        #expect(reply.status == 408)
        #expect(reply["Connection"] == "close")
      }
      try await server.stores(0)
      while server.service.uploadQuota.used.files > 0 { await Task.yield() }
      #expect(server.service.uploadQuota.used.bytes == 0)
      #expect(await visit.page.events.isEmpty)
    }
  }

  @Test func `Who keeps the pace gets more time, but not without end`() {
    let pace = TransferPace(from: .seconds(100), patience: .seconds(30), bytesPerSecond: 1_000, longest: .seconds(60))
    #expect(pace.deadline == .seconds(130))
    pace.add(10_000, at: .seconds(120))
    #expect(pace.deadline == .seconds(140))
    // Much at once gives no more than the patience again.
    pace.add(1_000_000, at: .seconds(121))
    #expect(pace.deadline == .seconds(151))
    pace.add(20_000, at: .seconds(140))
    #expect(pace.deadline == .seconds(160))
  }

  @Test func `Announced bytes take room, of one session and of all`() async throws {
    try await TestServer.run {
      $0.maximumUploadBytesOfSession = 1_000
      $0.maximumUploadBytesOfAll = 1_500
      $0.maximumUploads = 3
    } _: { (server: TestServer) async throws in
      let (first, second, third) = (try await server.visit(), try await server.visit(), try await server.visit())
      let one = try await server.beginUpload(first, of: 900)
      try await server.stores(1)
      // Ours is full; another's is not, until there is no room for anybody.
      #expect(try await server.beginUpload(first, of: 101).reply().status == 429)
      let two = try await server.beginUpload(second, of: 600)
      try await server.stores(2)
      let refused = try await server.beginUpload(third, of: 1).reply()
      #expect(refused.status == 503)
      #expect(refused["Retry-After"] == "60")
      // Whoever hangs up gives the room back.
      one.abort()
      try await server.stores(1)
      while server.service.uploadQuota.used.files > 1 { await Task.yield() }
      #expect(try await server.beginUpload(third, of: 1, sending: [7]).reply().status == 204)
      two.abort()
      try await server.stores(0)
    }
  }

  @Test func `One network has a quarter of the room for files`() {
    let quota = UploadQuota(ofSession: .init(files: 2, bytes: 100), ofAll: .init(files: 100, bytes: 1_000))
    func take(_ number: Int, _ network: String?) -> UploadQuota.Refusal? {
      quota.take(100, for: SessionKey(identifier: "\(number)"), from: network)
    }
    #expect([1, 2, 3].map { take($0, "192.0.2.1") } == [nil, nil, .network])
    #expect([4, 5].map { take($0, "192.0.2.2") } == [nil, nil])
    #expect([6, 7, 8].map { take($0, nil) } == [nil, nil, nil])
    quota.giveBack(100, for: SessionKey(identifier: "1"), from: "192.0.2.1")
    #expect(take(3, "192.0.2.1") == nil)
  }

  @Test func `Behind a proxy files are counted by whom it speaks for, and those of the proxy itself by nobody`()
    async throws
  {
    try await TestServer.run {
      $0.maximumUploads = 8
      $0.maximumUploadsOfSession = 1
      $0.trustedProxies = ["127.0.0.1", "10.0.0.1"].compactMap(NetworkRange.init)
    } _: { (server: TestServer) async throws in
      func begin(from address: String) async throws -> RawConnection {
        try await server.beginUpload(try await server.visit(), of: 9, fields: "X-Forwarded-For: \(address)\r\n")
      }
      var held = [try await begin(from: "192.0.2.1"), try await begin(from: "192.0.2.1")]
      try await server.stores(2)
      #expect(try await begin(from: "192.0.2.1").reply().status == 429)
      held.append(try await begin(from: "192.0.2.2"))
      for _ in 0..<3 { held.append(try await begin(from: "10.0.0.1")) }
      try await server.stores(6)
      for connection in held { connection.abort() }
      try await server.stores(0)
    }
  }

  @Test func `Many small files at once are bounded too`() {
    let quota = UploadQuota(ofSession: .init(files: 2, bytes: 100), ofAll: .init(files: 3, bytes: 1_000))
    let (one, two) = (SessionKey(identifier: "1"), SessionKey(identifier: "2"))
    #expect([1, 1, 1].map { quota.take($0, for: one) } == [nil, nil, .session])
    #expect([0, 0].map { quota.take($0, for: two) } == [nil, .all])
    quota.giveBack(1, for: one)
    #expect(quota.take(0, for: two) == nil)
    #expect(quota.used.files == 3)
    #expect(quota.used.bytes == 1)
  }
}
