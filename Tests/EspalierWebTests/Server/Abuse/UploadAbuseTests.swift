import EspalierScreens
import EspalierTesting
import Foundation
import Testing

@testable import EspalierLivePage
@testable import EspalierServer

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
      #expect(server.site.state.uploads.quota.used.files == 0)
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
    try await TestServer.run({ $0.limits.requests.time = .seconds(9) }) { (server: TestServer) async throws in
      let visit = try await server.visit()
      var trickles: [RawConnection] = []
      let begun = [UInt8](repeating: 1, count: 512)
      for number in 0..<3 {
        trickles.append(
          try await server.beginUpload(visit, of: 20_000, sending: begun, file: "trickling_file_\(number)"))
      }
      try await server.stores(3)
      for trickle in trickles { try await trickle.send([2]) }
      server.clock.advance(by: .seconds(5))
      for trickle in trickles { try await trickle.send([3]) }
      server.clock.advance(by: .seconds(4))
      // What came has earned an eighth of a second and not quite a millisecond.
      server.clock.advance(by: .milliseconds(126))
      for trickle in trickles {
        let reply = try await trickle.reply()
        #expect(reply.status == 408)
        #expect(reply["Connection"] == "close")
      }
      try await server.stores(0)
      while server.site.state.uploads.quota.used.files > 0 { await Task.yield() }
      #expect(server.site.state.uploads.quota.used.bytes == 0)
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
      $0.limits.uploads.maximumBytesOfSession = 1_000
      $0.limits.uploads.maximumBytesOfAll = 1_500
      $0.limits.uploads.maximumCount = 3
    } _: { (server: TestServer) async throws in
      let (first, second, third) = (try await server.visit(), try await server.visit(), try await server.visit())
      _ = try await server.beginUpload(first, of: 900)
      while server.site.state.uploads.quota.used.files < 1 { await Task.yield() }
      // Ours is full; another's is not, until there is no room for anybody.
      let another = "another_file_0123"
      #expect(try await server.beginUpload(first, of: 101, file: another).reply().status == 429)
      _ = try await server.beginUpload(second, of: 600)
      while server.site.state.uploads.quota.used.files < 2 { await Task.yield() }
      let refused = try await server.beginUpload(third, of: 1).reply()
      #expect(refused.status == 503)
      #expect(refused["Retry-After"] == "60")
      // Whoever stops gives the room back.
      #expect(try await server.stopUpload(first).status == 204)
      #expect(server.site.state.uploads.quota.used.files == 1)
      #expect(try await server.beginUpload(third, of: 1, sending: [7]).reply().status == 204)
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
      $0.limits.uploads.maximumCount = 8
      $0.limits.uploads.maximumCountOfSession = 1
      $0.access.trustedProxies = ["127.0.0.1", "10.0.0.1"].compactMap(NetworkRange.init)
    } _: { (server: TestServer) async throws in
      func begin(from address: String) async throws -> RawConnection {
        try await server.beginUpload(try await server.visit(), of: 9, fields: "X-Forwarded-For: \(address)\r\n")
      }
      func hold(_ count: Int) async { while server.site.state.uploads.quota.used.files < count { await Task.yield() } }
      var held = [try await begin(from: "192.0.2.1"), try await begin(from: "192.0.2.1")]
      await hold(2)
      #expect(try await begin(from: "192.0.2.1").reply().status == 429)
      held.append(try await begin(from: "192.0.2.2"))
      for _ in 0..<3 { held.append(try await begin(from: "10.0.0.1")) }
      await hold(6)
      for connection in held { connection.abort() }
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
