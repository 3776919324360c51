import EspalierBase
import EspalierGateways
import EspalierTesting
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct OutboxFailureTests {
  /// Sends one payment over a client to a server that answers so, and gives what it came to.
  private func change(_ answer: @escaping @Sendable (Request) throws -> Response) async throws -> OutboxChange? {
    let client = NetworkClient("https://bank.example", over: ScriptedTransport { try answer($0) })
    let outbox = Outbox(
      MemoryOutboxStore(try OutboxEntry.payments("Ada")),
      delivery: delivery(Calls()) { payment, message in
        try await client.send(.post("/payments").json(payment).idempotencyKey(message.idempotencyKey))
        return .sent
      }, clock: TestClock())
    let changes = outbox.changes()
    return try await running(outbox) {
      for await change in changes where change.isSent || change.isWaiting || change.isConflict { return change }
      return nil
    }
  }

  @Test(arguments: [408, 425, 429, 500, 502, 503, 504, 599])
  func `a status that may pass keeps the entry waiting`(status: Int) async throws {
    let change = try #require(try await change { _ in Response(status: status) })
    #expect(change.isWaiting && change.entry.state == .waiting)
    #expect(change.entry.lastFailure?.contains("\(status)") == true)
  }

  @Test(arguments: [
    TransportError.nameNotFound, .unreachable("refused"), .cut, .timedOut(.total), .insecure("expired"),
  ])
  func `what goes wrong on the way keeps the entry waiting`(fault: TransportError) async throws {
    let change = try #require(try await change { _ in throw fault })
    #expect(change.isWaiting && change.entry.lastFailure != nil)
  }

  @Test(arguments: [400, 401, 403, 404, 409, 422])
  func `a status that will not pass is a conflict`(status: Int) async throws {
    let change = try #require(try await change { _ in Response(status: status) })
    guard case .conflict(let conflict) = change.entry.state else { throw Unexpected(change: change) }
    #expect(change.isConflict && !conflict.words.isEmpty && change.entry.lastFailure == conflict.words)
  }

  @Test func `the server's words are the person's`() async throws {
    let change = try await change { _ in
      Response(
        status: 422, headers: ["Content-Type": "application/problem+json"],
        body: ByteChunks(Data(#"{"title":"Refused","detail":"There is not enough money."}"#.utf8)))
    }
    #expect(change?.entry.state == .conflict(OutboxConflict("There is not enough money.")))
  }

  @Test func `the request has the entry's key`() async throws {
    let key = Mutex<String?>(nil)
    let change = try await change { request in
      key.withLock { $0 = request.headers["Idempotency-Key"] }
      return Response(status: 201)
    }
    #expect(change?.isSent == true)
    #expect(key.withLock { $0 } == "Ada")
  }

  @Test func `words show no secret`() async throws {
    struct Refused: Error, CustomStringConvertible { let description = #"{"password": "hunter2"}"# }
    let outbox = Outbox(
      MemoryOutboxStore(try OutboxEntry.payments("Ada")), delivery: delivery(Calls()) { _, _ in throw Refused() })
    let changes = outbox.changes()
    let words = try await running(outbox) { await changes.first(\.isConflict)?.lastFailure }
    #expect(words?.contains("password") == true && words?.contains("hunter2") == false)
  }

  @Test(arguments: [
    (ConnectionError.offline, true), (.slow, true), (.busy(retryAfter: nil), true), (.failed, true),
    (.signInRequired, false), (.notAllowed, false), (.notFound, false), (.insecure, false),
  ])
  func `an error of a connection is judged by whether it may pass`(error: ConnectionError, waits: Bool) async throws {
    let outbox = Outbox(
      MemoryOutboxStore(try OutboxEntry.payments("Ada")), delivery: delivery(Calls()) { _, _ in throw error },
      clock: TestClock())
    let changes = outbox.changes()
    let state = try await running(outbox) { await changes.first { $0.isConflict || $0.isWaiting }?.state }
    #expect(state == (waits ? .waiting : .conflict(OutboxConflict(error.words))))
  }

  // MARK: Waits

  /// An outbox whose payments fail until somebody lets them through.
  private struct Failing {
    let calls = Calls()
    let clock = TestClock()
    let store: MemoryOutboxStore
    let outbox: Outbox

    init(_ outcome: OutboxOutcome, reachability: Reachability? = nil, _ entries: [OutboxEntry]) {
      store = MemoryOutboxStore(entries)
      outbox = Outbox(
        store, delivery: delivery(calls) { payment, _ in payment.payee == "Ada" ? outcome : .sent },
        backoff: .constant(.seconds(8)), reachability: reachability, clock: clock)
    }

    func sleeping() async {
      while clock.sleeperCount == 0 { await Task.yield() }
    }
  }

  @Test func `an entry is sent again after between half and all of the backoff, and those behind it wait`() async throws
  {
    let failing = Failing(.later("Closed."), try OutboxEntry.payments("Ada", "Grace"))
    try await running(failing.outbox) {
      await failing.sleeping()
      failing.clock.advance(by: .milliseconds(3_999))
      await settle()
      #expect(failing.calls.payees == ["Ada"] && failing.clock.sleeperCount == 1)
      failing.clock.advance(by: .milliseconds(4_001))
      await failing.calls.reached(2)
      await failing.sleeping()
    }
    #expect(failing.calls.payees == ["Ada", "Ada"])
    #expect(failing.calls.messages.map(\.attempt) == [1, 2])
    #expect(failing.store.entries().map(\.lastFailure) == ["Closed.", nil])
  }

  @Test func `what is added does not cut a wait short`() async throws {
    let failing = Failing(.later("Closed."), try OutboxEntry.payments("Ada"))
    try await running(failing.outbox) {
      await failing.sleeping()
      try await failing.outbox.add(.payment("Grace", from: "other"))
      await failing.calls.reached(2)
      await settle()
      #expect(failing.calls.payees == ["Ada", "Grace"])
    }
  }

  @Test func `a retry cuts a wait short`() async throws {
    let failing = Failing(.later("Closed.", after: .seconds(60)), try OutboxEntry.payments("Ada"))
    try await running(failing.outbox) {
      await failing.sleeping()
      try await failing.outbox.retry("Ada")
      await failing.calls.reached(2)
    }
    #expect(failing.calls.messages.map(\.idempotencyKey) == ["Ada", "Ada"])
  }

  @Test @MainActor func `a server that is there again cuts a wait short`() async throws {
    let reachability = Reachability(.unreachable)
    let failing = Failing(.later("Closed."), reachability: reachability, try OutboxEntry.payments("Ada"))
    try await running(failing.outbox) {
      await failing.sleeping()
      reachability.note(isReachable: true)
      await failing.calls.reached(2)
    }
  }

  @Test @MainActor func `a wait that the server asked for is kept, whatever is reachable`() async throws {
    let reachability = Reachability(.unreachable)
    let failing = Failing(
      .later("Closed.", after: .seconds(60)), reachability: reachability, try OutboxEntry.payments("Ada"))
    try await running(failing.outbox) {
      await failing.sleeping()
      reachability.note(isReachable: true)
      await settle()
      failing.clock.advance(by: .milliseconds(59_999))
      await settle()
      #expect(failing.calls.payees == ["Ada"])
      failing.clock.advance(by: .milliseconds(1))
      await failing.calls.reached(2)
    }
  }

  @Test(arguments: ["7", "Mon, 23 Nov 2026 00:00:07 GMT"])
  func `a Retry-After is kept`(retryAfter: String) async throws {
    let calls = Calls()
    let clock = TestClock()
    let client = NetworkClient(
      "https://bank.example",
      over: ScriptedTransport { _ in Response(status: 503, headers: ["Retry-After": retryAfter]) })
    let outbox = Outbox(
      MemoryOutboxStore(try OutboxEntry.payments("Ada")),
      delivery: delivery(calls) { _, _ in
        try await client.send(.post("/payments"))
        return .sent
      }, backoff: .none, clock: clock, now: { Date(timeIntervalSince1970: 1_795_392_000) })
    try await running(outbox) {
      while clock.sleeperCount == 0 { await Task.yield() }
      clock.advance(by: .milliseconds(6_999))
      await settle()
      #expect(calls.payees.count == 1)
      clock.advance(by: .milliseconds(1))
      await calls.reached(2)
    }
  }

  @Test func `a run that is cancelled sleeps no more`() async throws {
    let failing = Failing(.later("Closed."), try OutboxEntry.payments("Ada"))
    try await running(failing.outbox) { await failing.sleeping() }
    while failing.clock.sleeperCount > 0 { await Task.yield() }
  }

  // MARK: What cannot be sent here

  @Test func `an entry of an unknown kind stays, says so, and keeps only its own order waiting`() async throws {
    let calls = Calls()
    let strange = try OutboxEntry(Payment(payee: "x"), of: OutboxKind("strange"), orderKey: "account", id: "x")
    let unreadable = try OutboxEntry("text", of: OutboxKind<String>("payment"), orderKey: "third", id: "y")
    let store = MemoryOutboxStore([strange, unreadable, try .payment("Ada"), try .payment("Grace", from: "other")])
    let outbox = Outbox(store, delivery: delivery(calls))
    try await running(outbox) {
      await calls.reached(1)
      outbox.wake()
      await settle()
    }
    #expect(calls.payees == ["Grace"])
    let left = store.entries()
    #expect(left.map(\.id) == ["x", "y", "Ada"] && left.allSatisfy { $0.state == .waiting && $0.attempts == 0 })
    #expect(left[0].lastFailure?.contains("“strange”") == true)
    #expect(left[1].lastFailure?.contains("cannot be read") == true)
  }

  struct Unexpected: Error { let change: OutboxChange }
}
