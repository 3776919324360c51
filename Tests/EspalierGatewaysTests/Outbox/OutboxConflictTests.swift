import EspalierGateways
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct OutboxConflictTests {
  /// An outbox over whose counter Ada's payment is refused until something about it changes.
  private struct Refusing {
    let calls = Calls()
    let store: MemoryOutboxStore
    let outbox: Outbox
    let conflict = OutboxConflict("The rate has changed.", choices: [.init("accept", "Pay at 1.09")])

    init(behindConflict followers: OutboxDelivery.Followers = .wait) throws {
      store = MemoryOutboxStore(try OutboxEntry.payments("Ada", "Grace"))
      let conflict = conflict
      outbox = Outbox(
        store,
        delivery: delivery(calls, behindConflict: followers) { payment, message in
          payment.payee == "Ada" && message.choice == nil ? .conflict(conflict) : .sent
        })
    }

  }

  /// Runs until Ada's payment is refused, then the body.
  private func refused(_ refusing: Refusing, _ body: () async throws -> Void) async throws {
    let changes = refusing.outbox.changes()
    try await running(refusing.outbox) {
      _ = await changes.first(\.isConflict)
      try await body()
    }
  }

  @Test func `a conflict is kept with its words and choices, and those behind it wait`() async throws {
    let refusing = try Refusing()
    try await refused(refusing) { await settle() }
    #expect(refusing.calls.payees == ["Ada"])
    #expect(refusing.store.entries().map(\.state) == [.conflict(refusing.conflict), .waiting])
  }

  @Test func `those behind a conflict go on where the delivery says so`() async throws {
    let refusing = try Refusing(behindConflict: .proceed)
    try await refused(refusing) { await refusing.calls.reached(2) }
    #expect(refusing.calls.payees == ["Ada", "Grace"])
    #expect(refusing.store.entries().map(\.id) == ["Ada"])
  }

  @Test func `a conflict is still one after a start, and is not sent by itself`() async throws {
    let refusing = try Refusing()
    try await refused(refusing) {}
    let calls = Calls()
    try await running(Outbox(refusing.store, delivery: delivery(calls))) { await settle() }
    #expect(calls.payees.isEmpty)
  }

  @Test func `a retry sends the same under the same key`() async throws {
    let refusing = try Refusing()
    try await refused(refusing) {
      try await refusing.outbox.retry("Ada")
      await refusing.calls.reached(2)
    }
    #expect(refusing.calls.payees == ["Ada", "Ada"])
    #expect(refusing.calls.messages.map(\.idempotencyKey) == ["Ada", "Ada"])
  }

  @Test func `a choice is handed to the handler under a new key, and those behind it go on`() async throws {
    let refusing = try Refusing()
    try await refused(refusing) {
      try await refusing.outbox.retry("Ada", choosing: "accept")
      await refusing.calls.reached(3)
    }
    #expect(refusing.calls.payees == ["Ada", "Ada", "Grace"])
    #expect(refusing.calls.messages.map(\.choice) == [nil, "accept", nil])
    #expect(Set(refusing.calls.messages.map(\.idempotencyKey)).count == 3)
  }

  @Test func `another payload goes out under a new key, in the place of the first`() async throws {
    let refusing = try Refusing()
    try await refused(refusing) {
      try await refusing.outbox.retry("Ada", with: Payment(payee: "Ada Lovelace"), of: .payment)
      await refusing.calls.reached(3)
    }
    #expect(refusing.calls.payees == ["Ada", "Ada Lovelace", "Grace"])
    #expect(Set(refusing.calls.messages.map(\.idempotencyKey)).count == 3)
  }

  @Test func `what is discarded is gone, and those behind it go on`() async throws {
    let refusing = try Refusing()
    let changes = refusing.outbox.changes()
    try await refused(refusing) {
      let discarded = try await refusing.outbox.discard("Ada")
      #expect(discarded.attempts == 1)
      await refusing.calls.reached(2)
      var told: [OutboxChange] = []
      for await change in changes {
        told.append(change)
        if change.isSent { break }
      }
      #expect(told.contains { if case .discarded(let entry) = $0 { entry.id == "Ada" } else { false } })
    }
    #expect(refusing.calls.payees == ["Ada", "Grace"])
  }

  @Test func `an answer that does not fit is refused, and changes nothing`() async throws {
    let refusing = try Refusing()
    try await refused(refusing) {}
    let before = refusing.store.entries()
    let outbox = refusing.outbox
    await #expect(throws: OutboxError.noSuchChoice("Ada", "x")) { try await outbox.retry("Ada", choosing: "x") }
    await #expect(throws: OutboxError.notInConflict("Grace")) { try await outbox.retry("Grace", choosing: "accept") }
    await #expect(throws: OutboxError.notInConflict("Grace")) {
      try await outbox.retry("Grace", with: Payment(payee: "x"), of: .payment)
    }
    await #expect(throws: OutboxError.otherKind("Ada", "payment")) {
      try await outbox.retry("Ada", with: "x", of: OutboxKind<String>("note"))
    }
    await #expect(throws: OutboxError.notFound("x")) { try await outbox.retry("x") }
    await #expect(throws: OutboxError.notFound("x")) { try await outbox.discard("x") }
    #expect(refusing.store.entries() == before)
  }

  @Test func `of two who answer at once, one is told`() async throws {
    let refusing = try Refusing()
    try await refused(refusing) {}
    let slow = SlowStore(refusing.store, gate: await Gate())
    let outbox = Outbox(slow, delivery: delivery(Calls()))
    let first = Task { try await outbox.discard("Ada") }
    await slow.gate.reached()
    await #expect(throws: OutboxError.isUnderWay("Ada")) { try await outbox.retry("Ada") }
    await slow.gate.open()
    #expect(try await first.value.id == "Ada")
  }

  /// A store that reads an entry only when its gate is open.
  private struct SlowStore: OutboxStore {
    let kept: MemoryOutboxStore
    let gate: Gate
    init(_ kept: MemoryOutboxStore, gate: Gate) {
      self.kept = kept
      self.gate = gate
    }
    func entries() async throws -> [OutboxEntry] { kept.entries() }
    func entries(of owner: String) async throws -> [OutboxEntry] { kept.entries(of: owner) }
    func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry? {
      await gate.pass()
      return kept.entry(id)
    }
    func insert(_ entry: OutboxEntry, within quota: Int?) async throws -> Bool { try kept.insert(entry, within: quota) }
    func update(_ entry: OutboxEntry, from expected: OutboxEntry) async throws -> Bool {
      kept.update(entry, from: expected)
    }
    func remove(_ expected: OutboxEntry) async throws -> Bool { kept.remove(expected) }
  }
}
