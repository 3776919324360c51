import EspalierBase
import EspalierScreens
import EspalierTesting
import EspalierViews
import Foundation
import Logging
import Synchronization
import Testing

@testable import EspalierLivePage
@testable import EspalierServer

/// More sessions than there are places for, and more files than a disk writes at once.
@Suite("Abuse: sessions", .timeLimit(.minutes(10)))
struct SessionAbuseTests {
  private let clock = TestClock()

  /// A store of so many sessions.
  private func store(_ sessions: Int) throws -> SessionStore {
    let directory = TestServer.makeDirectory()
    try DataFile.makeDirectory(directory)
    defer { try? FileManager.default.removeItem(at: directory) }
    var configuration = WebConfiguration(dataDirectory: directory, title: "")
    configuration.sessions.maximumCount = sessions
    return SessionStore(
      key: try SigningKey(directory: directory), limits: SessionLimits(configuration),
      time: ServerClock(clock: clock, date: { [clock] in 1_700_000_000 + clock.now.offset.inSeconds }))
  }

  /// A session that has just been signed in, and those that made room for it.
  private func signIn(
    _ name: String, to store: SessionStore
  ) throws -> (key: SessionKey, ended: [SessionKey]) {
    clock.advance(by: .seconds(1))
    let (stranger, _) = try #require(store.begin())
    let (new, ended) = try #require(store.signIn(name, replacing: stranger.key))
    return (new.0.key, ended)
  }

  // MARK: Places

  @Test func `Whoever signs up without end takes neither the places of strangers nor of who is there`() throws {
    let store = try store(32)
    let first = try signIn("user 0", to: store).key
    #expect(store.openSocket(first))
    let others = try (1..<50).map { try signIn("user \($0)", to: store) }
    // Thirty places are for who is signed in. The first has a connection, so those after it have made room.
    #expect(others.flatMap(\.ended) == others.prefix(20).map(\.key))
    #expect(store.count == 30)
    #expect(store.begin() != nil)
  }

  @Test func `Who finds all places taken by people who are there is told so, and nothing else changes`() async throws {
    let submissions: [String: SubmissionHandler] = ["sign-in": { _, _ in .signIn(identity: "ann", to: "/") }]
    try await TestServer.run({ $0.sessions.maximumCount = 32 }, submissions: submissions) {
      (server: TestServer) async throws in
      let sessions = server.site.state.sessions
      var connected: [SessionKey] = []
      for number in 0..<30 {
        let (new, _) = try #require(sessions.signIn("user \(number)", replacing: SessionKey(identifier: "\(number)")))
        #expect(sessions.openSocket(new.0.key))
        connected.append(new.0.key)
      }
      let visit = try await server.visit()
      let reply = try await server.post("sign-in", cookie: visit.cookie, ["espalier-token": visit.formToken])
      #expect(reply.status == 503)
      #expect(reply.sessionCookie == nil)
      #expect(sessions.session(cookie: visit.cookie)?.key == SessionKey(identifier: visit.cookie.prefix(32)))
      #expect(sessions.count == 31)

      sessions.closeSocket(connected[3])
      let token = try await server.visit("/", cookie: visit.cookie).formToken
      #expect(
        try await server.post("sign-in", cookie: visit.cookie, ["espalier-token": token]).sessionCookie != nil)
      #expect(!sessions.openSocket(connected[3]))
      #expect(sessions.count == 30)
    }
  }

  @Test func `A person's own session makes room before anybody else's`() throws {
    let store = try store(32)
    let people = try (0..<30).map { try signIn("user \($0)", to: store).key }
    #expect(store.signIn("user 7", replacing: people[7])?.ended == [])
    #expect(store.count == 30)
  }

  @Test func `Of strangers those make room first who never connected, and of these who came longest ago`() throws {
    let store = try store(3)
    let strangers = try (0..<3).map { _ in
      clock.advance(by: .seconds(1))
      return try #require(store.begin())
    }
    func isThere(_ number: Int) -> Bool { store.takeSubmission(strangers[number].0.key) }
    #expect(store.openSocket(strangers[0].0.key))
    _ = store.begin()
    #expect([0, 1, 2].map(isThere) == [true, false, true])
    _ = store.begin()
    #expect([0, 1, 2].map(isThere) == [true, false, false])
  }

  @Test func `A session that is used keeps its place before those that are not`() async throws {
    try await TestServer.run({ $0.sessions.maximumCount = 3 }) { (server: TestServer) async throws in
      let sessions = server.site.state.sessions
      let first = try await server.get("/").sessionCookie
      for _ in 0..<200 {
        server.clock.advance(by: .milliseconds(1))
        #expect(sessions.session(cookie: first) != nil)
        server.clock.advance(by: .milliseconds(1))
        _ = sessions.begin()
        #expect(sessions.count <= 3)
      }
      #expect(sessions.takeSubmission(SessionKey(identifier: try #require(first).prefix(32))))
    }
  }

  @Test func `Sessions of a larger server are taken in from the disk as far as there are places`() throws {
    let store = try store(16)
    let now = 1_700_000_000.0
    for number in 0..<20 {
      let record = SessionRecord(
        identity: "user \(number)", created: now, seen: now - 100 + Double(number), expires: now + 1_000)
      #expect(store.restore(record, key: SessionKey(identifier: "\(number)")))
    }
    #expect(store.count == 15)
    #expect(Set(store.unsaved) == Set((0..<5).map { SessionKey(identifier: "\($0)") }))
  }

  // MARK: The disk

  /// Records that write nothing, and tell what they would.
  private func records(
    _ store: SessionStore, in directory: URL, _ onWriting: @escaping @Sendable (String, Bool) -> Void
  )
    throws -> SessionRecords
  {
    try SessionRecords(
      directory: directory, store: store, logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    ) { file, _, isDurable in onWriting(file.deletingPathExtension().lastPathComponent, isDurable) }
  }

  @Test func `The disk is waited for only for who is signed in`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let store = try store(32)
    let durable = Mutex<[String: Bool]>([:])
    let records = try records(store, in: directory) { name, isDurable in durable.withLock { $0[name] = isDurable } }
    let (stranger, _) = try #require(store.begin())
    #expect(store.openSocket(stranger.key))
    let person = try signIn("ann", to: store).key
    await records.saveChanges()
    #expect(durable.withLock { $0 } == [stranger.key.name: false, person.name: true])
  }

  @Test func `Who signs in does not wait until a crowd of strangers is saved`() async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let store = try store(1_000)
    let names = Mutex<[String]>([])
    let (begins, begun) = AsyncStream.makeStream(of: Void.self)
    let records = try records(store, in: directory) { name, _ in
      names.withLock { $0.append(name) }
      begun.finish()
    }
    for _ in 0..<500 { #expect(store.openSocket(try #require(store.begin()).0.key)) }
    let crowd = Task { await records.saveChanges() }
    for await _ in begins {}
    let person = try signIn("ann", to: store).key
    await records.save(person)
    await crowd.value
    let order = names.withLock { $0 }
    #expect(order.count == 501)
    #expect(order.last != person.name)
  }
}
