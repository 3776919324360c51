import EspalierGateways
import EspalierBase
import Foundation
import TestSupport
import Testing

/// Tests of the entries that an outbox keeps for each owner, and of its reports about them.
@Suite(.timeLimit(.minutes(10))) struct OutboxOwnerTests {
  @Test func `an owner is given their own entries, and no other's`() async throws {
    let outbox = Outbox(MemoryOutboxStore(), delivery: delivery(Calls()))
    let own = try await outbox.add(Payment(payee: "Bakery"), of: .payment, owner: "Ada")
    try await outbox.add(Payment(payee: "Tram"), of: .payment, owner: "Grace")
    #expect(try await outbox.entries(of: "Ada") == [own])
    #expect(try await outbox.entries(of: "Edsger").isEmpty)
    #expect(try await outbox.entry(own.id) == own)
  }

  @Test func `one entry above the quota is refused and not kept, and a discarded one makes room`() async throws {
    let outbox = Outbox(MemoryOutboxStore(), delivery: delivery(Calls()), quota: 2)
    let first = try await outbox.add(Payment(payee: "1"), of: .payment, owner: "Ada")
    let second = try await outbox.add(Payment(payee: "2"), of: .payment, owner: "Ada")
    await #expect(throws: OutboxError.quotaReached(owner: "Ada", quota: 2)) {
      try await outbox.add(Payment(payee: "3"), of: .payment, owner: "Ada")
    }
    #expect(try await outbox.entries() == [first, second])
    try await outbox.add(Payment(payee: "3"), of: .payment, owner: "Grace")
    try await outbox.discard(first.id)
    try await outbox.add(Payment(payee: "4"), of: .payment, owner: "Ada")
    #expect(try await outbox.entries(of: "Ada").count == 2)
  }

  @Test func `a refusal of the quota is told to nobody who follows the outbox`() async throws {
    let outbox = Outbox(MemoryOutboxStore(), delivery: delivery(Calls()), quota: 0)
    var changes = outbox.changes().makeAsyncIterator()
    await #expect(throws: OutboxError.self) { try await outbox.add(Payment(payee: "1"), of: .payment, owner: "Ada") }
    let free = try await outbox.add(Payment(payee: "2"), of: .payment)
    #expect(await changes.next() == .added(free))
  }

  @Test func `what a handler adds that is run again is the entry of the first time`() async throws {
    let outbox = Outbox(MemoryOutboxStore(), delivery: delivery(Calls()))
    @Sendable func order() async throws -> [OutboxEntry] {
      try await EventUnderWay.$current.withValue(EventUnderWay(page: "p", number: 3)) {
        [
          try await outbox.add(Payment(payee: "Bakery"), of: .payment),
          try await outbox.add(Payment(payee: "Bakery"), of: .payment),
        ]
      }
    }
    let first = try await order()
    #expect(Set(first.map(\.id)).count == 2, "two that one handler adds are two")
    #expect(try await order() == first)
    #expect(try await outbox.entries() == first)
    try await outbox.add(Payment(payee: "Bakery"), of: .payment)
    #expect(try await outbox.entries().count == 3, "outside of an event each is new")
  }

  @Test func `an entry is told as being sent while it is, and only then`() async throws {
    let (gate, store) = (await Gate(), MemoryOutboxStore())
    let outbox = Outbox(
      store,
      delivery: delivery(Calls()) { _, _ in
        await gate.pass()
        return .later("Closed.")
      })
    let added = try await outbox.add(Payment(payee: "Bakery"), of: .payment, owner: "Ada")
    #expect(added.state == .waiting)
    let changes = outbox.changes()
    try await running(outbox) { () async throws -> Void in
      #expect(await changes.first { if case .sending = $0 { true } else { false } }?.state == .sending)
      await gate.reached()
      #expect(try await outbox.entries(of: "Ada").map(\.state) == [.sending])
      #expect(try await outbox.entries().map(\.state) == [.sending])
      #expect(try await outbox.entry(added.id)?.state == .sending)
      // Another process over the store sees it, too, and takes nothing back that is on its way.
      let other = Outbox(store, delivery: delivery(Calls()))
      #expect(try await other.entry(added.id)?.state == .sending)
      await #expect(throws: OutboxError.isUnderWay(added.id)) { try await other.discard(added.id) }
      await #expect(throws: OutboxError.isUnderWay(added.id)) { try await other.retry(added.id) }
      await gate.open()
      _ = await changes.first(\.isWaiting)
      #expect(try await outbox.entries(of: "Ada").map(\.state) == [.waiting])
      #expect(try await other.discard(added.id).id == added.id)
    }
  }

  @Test func `an entry that was stored as being sent waits, and is sent`() async throws {
    let calls = Calls()
    var stored = try OutboxEntry.payment("Ada")
    stored = OutboxEntry(
      id: stored.id, idempotencyKey: stored.idempotencyKey, kind: stored.kind, orderKey: stored.orderKey,
      body: stored.body, date: stored.date, attempts: 1, state: .sending)
    let outbox = Outbox(MemoryOutboxStore([stored]), delivery: delivery(calls))
    // Another process may be sending it; whoever runs the outbox knows better.
    #expect(try await outbox.entries().map(\.state) == [.sending])
    try await running(outbox) { await calls.reached(1) }
    #expect(calls.messages.map(\.attempt) == [2])
  }

  @Test func `what a person can do about an error is said without names of entries`() {
    let id = "7B1E"
    let told: [OutboxError] = [
      .notFound(id), .isUnderWay(id), .notInConflict(id), .noSuchChoice(id, "x"), .quotaReached(owner: id, quota: 3),
    ]
    for error in told {
      #expect(error.explanation?.isEmpty == false && error.explanation?.contains(id) == false, "\(error)")
      #expect(!error.belongsInLog)
    }
    #expect(OutboxError.quotaReached(owner: id, quota: 3).explanation?.contains("3 wait") == true)
    #expect(OutboxError.runsAlready.explanation == nil && OutboxError.otherKind(id, "note").explanation == nil)
  }
}
