import EspalierConnectors
import Foundation
import Testing

@testable import EspalierServer
@testable import EspalierWorkers

/// Tests of the workers that connections go to, of the heads that say so, and of the time at which a worker that has
/// ended is tried again.
@Suite struct WorkerUnitTests {
  private let identifier = String(repeating: "a", count: 32)
  private var session: SessionNumber { SessionNumber(identifier: identifier) }

  private func peek(_ text: String) -> RequestPeek {
    RequestPeek(Array(text.utf8)[...], cookies: ["espalier-session", "__Host-espalier-session"])
  }

  @Test func `the session of a head is found in its cookie, whatever stands around it`() {
    for name in ["Cookie", "cookie", "COOKIE"] {
      let head = "GET / HTTP/1.1\r\nHost: a\r\n\(name): x=1;  espalier-session=\(identifier).1.s; y=2\r\n\r\nbody"
      #expect(peek(head) == .session(session))
    }
    #expect(peek("GET / HTTP/1.1\r\nCookie:\t espalier-session=\(identifier).1.s\r\n\r\n") == .session(session))
    #expect(peek("GET / HTTP/1.1\nCookie: __Host-espalier-session=\(identifier).1.s\n\n") == .session(session))
    #expect(peek("GET / HTTP/1.1\r\nHost: a\r\n\r\nCookie: espalier-session=\(identifier).1.s\r\n") == .session(nil))
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nCookie: espalier-session=short.1.s\r\n\r\n",
    "GET / HTTP/1.1\r\nCookie: other-espalier-session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.1.s\r\n\r\n",
    "GET / HTTP/1.1\r\nX-Cookie: espalier-session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.1.s\r\n\r\n",
    "GET / HTTP/1.1\r\nCookie\r\n:\r\nCookie: =;=;;\r\n\r\n",
    "\u{16}\u{3}\u{1}", "\r\n\r\n", "get / http/1.1",
  ])
  func `a head that names no session is a stranger's, also one that is no head`(head: String) {
    #expect(peek(head) == .session(nil))
  }

  @Test func `a head is waited for until it is whole, or longer than any worker takes`() {
    #expect(peek("") == .incomplete)
    let head = "GET / HTTP/1.1\r\nCookie: espalier-session=\(identifier).1.s\r\n"
    for length in 1...head.utf8.count { #expect(peek(String(head.prefix(length))) == .incomplete) }
    let huge = "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: RequestPeek.maximumBytes)
    #expect(peek(huge) == .session(nil))
  }

  @Test func `a session stays with one worker, and with another while that one does not live`() {
    var routes = WorkerRoutes(WorkerSlots(3))
    let own = WorkerSlots(3).slot(of: session)
    #expect(routes.slot(for: session) { _ in true } == own)
    let other = routes.slot(for: session) { $0 != own }
    #expect(other == (own + 1) % 3)
    #expect(routes.slot(for: session) { _ in true } == other, "whoever has its pages keeps it")
    if let other { routes.end(other) }
    #expect(routes.slot(for: session) { _ in true } == own)
    #expect(routes.slot(for: session) { _ in false } == nil)
  }

  @Test func `strangers are shared out, and of very many moved sessions the bound holds`() {
    var routes = WorkerRoutes(WorkerSlots(2), maximum: 8)
    #expect(Set((0..<2).map { _ in routes.slot(for: nil) { _ in true } }) == [0, 1])
    for number in 0..<1_000 { _ = routes.slot(for: SessionNumber(rawValue: UInt64(number))) { $0 == 1 } }
    // The last ones are where they were moved to; the first ones are where they belong again.
    #expect(routes.slot(for: SessionNumber(rawValue: 998)) { _ in true } == 1)
    #expect(routes.slot(for: SessionNumber(rawValue: 0)) { _ in true } == 0)
  }

  @Test func `a new session comes to the worker that began it`() {
    let slots = WorkerSlots(4)
    for slot in 0..<4 {
      let cookie = SessionCookie(expiry: 1) { slots.slot(of: SessionNumber(identifier: $0)) == slot }
      #expect(slots.slot(of: SessionNumber(identifier: cookie.identifier)) == slot)
    }
  }

  @Test func `a worker is started again at once, later each time it ends at once, and at once when it had run well`() {
    var backoff = RestartBackoff()
    let pauses = (0..<12).map { _ in backoff.pause(after: .seconds(1)) }
    #expect(Array(pauses.prefix(4)) == [.zero, .milliseconds(100), .milliseconds(200), .milliseconds(400)])
    #expect(pauses.last == .seconds(30))
    #expect(backoff.pause(after: .seconds(31)) == .zero)
  }

  @Test func `where no worker lives one is started within a second however often all have ended`() {
    var schedule = RestartSchedule()
    var now = Duration.zero
    for _ in 0..<20 {
      for slot in 0..<2 { schedule.workerEnded(slot, after: .milliseconds(50), at: now) }
      // While one serves, the others wait; 30 s for the last times.
      let next = schedule.next(at: now, isServed: false) ?? .seconds(100)
      #expect(next - now <= .seconds(1))
      now = next
      #expect(!schedule.takeDue(at: now, isServed: false).isEmpty)
    }
    var other = RestartSchedule()
    for _ in 0..<12 { other.workerEnded(0, after: .seconds(1), at: .zero) }
    #expect(other.next(at: .zero, isServed: true) == .seconds(30))
    // The one that served ends ten seconds later, and there is nobody else.
    #expect(other.takeDue(at: .seconds(10), isServed: true).isEmpty)
    #expect(other.next(at: .seconds(10), isServed: false) == .seconds(11))
    #expect(other.takeDue(at: .seconds(11), isServed: false) == [0])
    other.startFailed(1, at: .seconds(11))
    #expect(other.next(at: .seconds(11), isServed: false) == .seconds(12))
  }

  @Test func `what ended a worker once is done again, what did so twice is left alone for a while`() {
    var deaths = PageDeaths()
    deaths.add([1, 2], at: .seconds(10))
    #expect(deaths.forbidden(at: .seconds(10)).isEmpty)
    deaths.add([1], at: .seconds(20))
    #expect(deaths.forbidden(at: .seconds(50)) == [1: .seconds(30)])
    #expect(deaths.forbidden(at: .seconds(81)).isEmpty)
    deaths.add([1], at: .seconds(100))
    #expect(deaths.forbidden(at: .seconds(100)) == [1: .seconds(120)])
    for work in 100..<5_000 { deaths.add([UInt64(work)], at: .seconds(100)) }
    #expect(deaths.forbidden(at: .seconds(100)) == [1: .seconds(120)])
  }

  @MainActor @Test func `what was running is suspected, or all that was under way where nothing ran`() throws {
    let note = try #require(Heartbeat())
    let (first, second) = (note.begin(7), note.begin(8))
    note.wait(first)
    let other = try #require(Heartbeat(descriptor: fcntl(note.descriptor, F_DUPFD_CLOEXEC, 10)))
    #expect(other.suspects == [8], "the memory is shared")
    note.wait(second)
    #expect(Set(other.suspects) == [7, 8])
    let made = note.begin(9, isMaking: true)
    #expect(other.suspects == [9], "what goes on after a wait is less likely than a page that is made")
    note.end(made)
    note.end(first)
    note.end(second)
    #expect(other.suspects.isEmpty)
    #expect(other.silence == nil)
    note.beat()
    #expect(other.silence.map { $0 < .seconds(5) } == true)
    for work in 0..<UInt64(Heartbeat.positions + 5) { _ = note.begin(work) }
    #expect(other.suspects.count == Heartbeat.positions)
  }

  @Test func `messages and connections come in the order in which they were sent`() throws {
    let (here, there) = try #require(WorkerChannel.pair())
    defer {
      close(here.descriptor)
      close(there.descriptor)
    }
    let sent = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(sent) }
    #expect(here.send(WorkerOrder.listening(port: 8080)) == .sent)
    #expect(here.send(connection: sent, session: session) == .sent)
    #expect(here.send(WorkerOrder.drain) == .sent)
    var buffer: [UInt8] = []
    guard case .message(let data) = there.receive(blocks: false, &buffer) else { return #expect(Bool(false)) }
    #expect(try JSONDecoder().decode(WorkerOrder.self, from: data) == .listening(port: 8080))
    guard case .connection(let descriptor, let number) = there.receive(blocks: false, &buffer) else {
      return #expect(Bool(false))
    }
    #expect(number == session && descriptor >= 0 && descriptor != sent)
    close(descriptor)
    guard case .message = there.receive(blocks: false, &buffer) else { return #expect(Bool(false)) }
    guard case .nothing = there.receive(blocks: false, &buffer) else { return #expect(Bool(false)) }
  }

  @Test func `a worker knows its place, and what it starts is none`() {
    let text = WorkerPosition.text(slot: 1, of: 2, supervisor: 77)
    #expect(WorkerPosition(text: text, parent: 77).map { [$0.slot, $0.count] } == [1, 2])
    #expect(WorkerPosition(text: text, parent: 78) == nil)
    for wrong in [nil, "", "1/2", "2/2/77", "-1/2/77", "a/b/77"] {
      #expect(WorkerPosition(text: wrong, parent: 77) == nil)
    }
  }

  @Test func `a process that does not lead waits until it does`() async throws {
    let leadership = Leadership(isLeading: false)
    let waiting = Task { try await leadership.begin() }
    let cancelled = Task { try await leadership.begin() }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(!leadership.isLeading)
    leadership.lead()
    try await waiting.value
    #expect(leadership.isLeading)
    try await leadership.begin()
  }
}
