import EspalierGateways
import EspalierTesting
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct OutboxSendingTests {
  @Test func `what was stored before the start is sent, in order, and removed`() async throws {
    let calls = Calls()
    let store = MemoryOutboxStore(try OutboxEntry.payments("Ada", "Grace", "Edsger"))
    let outbox = Outbox(store, delivery: delivery(calls))
    let changes = outbox.changes()
    try await running(outbox) { _ = await changes.first { $0.isSent && $0.entry.id == "Edsger" } }
    #expect(calls.payees == ["Ada", "Grace", "Edsger"])
    #expect(calls.messages.map(\.attempt) == [1, 1, 1])
    #expect(calls.messages.map(\.idempotencyKey) == ["Ada", "Grace", "Edsger"])
    #expect(store.entries().isEmpty)
  }

  @Test func `what is added while the run goes on is sent`() async throws {
    let calls = Calls()
    let outbox = Outbox(MemoryOutboxStore(), delivery: delivery(calls))
    try await running(outbox) {
      let entry = try await outbox.add(Payment(payee: "Ada"), of: .payment)
      await calls.reached(1)
      #expect(calls.messages.first?.id == entry.id)
      try await outbox.add(Payment(payee: "Grace"), of: .payment)
      await calls.reached(2)
    }
    #expect(calls.payees == ["Ada", "Grace"])
  }

  @Test func `what another hand has stored is sent after a wake`() async throws {
    let calls = Calls()
    let store = MemoryOutboxStore()
    let outbox = Outbox(store, delivery: delivery(calls))
    let changes = outbox.changes()
    try await running(outbox) {
      await settle()
      try store.insert(.payment("Ada"), within: nil)
      outbox.wake()
      #expect(await changes.first { _ in true }?.id == "Ada")
      await calls.reached(1)
    }
  }

  @Test func `entries of one order key are sent one after the other, and others side by side`() async throws {
    let calls = Calls()
    let gates = ["a1": await Gate(), "b1": await Gate()]
    let store = MemoryOutboxStore([
      try .payment("a1", from: "a"), try .payment("a2", from: "a"), try .payment("b1", from: "b"),
    ])
    let outbox = Outbox(
      store,
      delivery: delivery(calls) { payment, _ in
        await gates[payment.payee]?.pass()
        return .sent
      })
    try await running(outbox) {
      await gates["a1"]?.reached()
      await gates["b1"]?.reached()
      await settle()
      #expect(Set(calls.payees) == ["a1", "b1"])
      await gates["a1"]?.open()
      await calls.reached(3)
      #expect(calls.payees.last == "a2")
      await gates["b1"]?.open()
    }
  }

  @Test func `no more than the limit is sent at once`() async throws {
    let calls = Calls()
    let gate = await Gate()
    let store = MemoryOutboxStore(try (0..<5).map { try .payment("\($0)", from: "\($0)") })
    let outbox = Outbox(
      store,
      delivery: delivery(calls) { _, _ in
        await gate.pass()
        return .sent
      }, atOnce: 2)
    try await running(outbox) {
      await calls.reached(2)
      await settle()
      #expect(calls.payees.count == 2)
      await gate.open()
      await calls.reached(5)
    }
    #expect(Set(calls.payees).count == 5)
  }

  @Test func `an entry that is being sent is not sent again, whoever wakes the outbox`() async throws {
    let calls = Calls()
    let gate = await Gate()
    let store = MemoryOutboxStore(try OutboxEntry.payments("Ada"))
    let outbox = Outbox(
      store,
      delivery: delivery(calls) { _, _ in
        await gate.pass()
        return .sent
      })
    try await running(outbox) {
      await gate.reached()
      for _ in 0..<20 {
        outbox.wake()
        await settle()
      }
      await #expect(throws: OutboxError.isUnderWay("Ada")) { try await outbox.retry("Ada") }
      await #expect(throws: OutboxError.isUnderWay("Ada")) { try await outbox.discard("Ada") }
      #expect(calls.payees == ["Ada"])
      await gate.open()
    }
  }

  @Test func `a second run of the same outbox is refused, and one after the first is not`() async throws {
    let calls = Calls()
    let outbox = Outbox(MemoryOutboxStore(try OutboxEntry.payments("Ada")), delivery: delivery(calls))
    try await running(outbox) {
      await calls.reached(1)
      await #expect(throws: OutboxError.runsAlready) { try await outbox.run() }
    }
    try await running(outbox) {
      try await outbox.add(Payment(payee: "Grace"), of: .payment)
      await calls.reached(2)
    }
  }

  @Test func `a run that is cancelled leaves what is being sent as it is, and the next sends it again`() async throws {
    let calls = Calls()
    let store = MemoryOutboxStore(try OutboxEntry.payments("Ada"))
    let sleeping = Outbox(
      store,
      delivery: delivery(calls) { _, _ in
        try await TestClock().sleep(for: .seconds(1))
        return .sent
      })
    let run = Task { try await sleeping.run() }
    await calls.reached(1)
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
    let left = try #require(store.entries().first)
    #expect(left.state == .waiting && left.attempts == 1 && left.lastFailure == nil)
    try await running(Outbox(store, delivery: delivery(calls))) { await calls.reached(2) }
    #expect(calls.messages.map(\.attempt) == [1, 2])
    #expect(Set(calls.messages.map(\.idempotencyKey)) == ["Ada"])
  }

  @Test func `what is sent nevertheless while its run is cancelled is not sent again`() async throws {
    let calls = Calls()
    let gate = await Gate()
    let store = MemoryOutboxStore(try OutboxEntry.payments("Ada"))
    let outbox = Outbox(
      store,
      delivery: delivery(calls) { _, _ in
        await gate.pass()
        return .sent
      })
    let run = Task { try await outbox.run() }
    await gate.reached()
    run.cancel()
    await gate.open()
    await #expect(throws: CancellationError.self) { try await run.value }
    #expect(store.entries().isEmpty)
  }

  @Test func `changes are told in their order`() async throws {
    let calls = Calls()
    let outbox = Outbox(MemoryOutboxStore(), delivery: delivery(calls))
    let changes = outbox.changes()
    let names = try await running(outbox) {
      _ = try await outbox.add(Payment(payee: "Ada"), of: .payment)
      var names: [String] = []
      for await change in changes {
        names.append(String("\(change)".prefix { $0 != "(" }))
        if change.isSent { break }
      }
      return names
    }
    #expect(names == ["added", "sending", "sent"])
  }

  @Test func `an entry is told of before it is sent, and once, however slow its store is`() async throws {
    let calls = Calls()
    let store = SlowlyInsertingStore(gate: await Gate())
    let outbox = Outbox(store, delivery: delivery(calls))
    let changes = outbox.changes()
    let names = try await running(outbox) {
      let adding = Task { try await outbox.add(Payment(payee: "Ada"), of: .payment) }
      await store.gate.reached()
      outbox.wake()
      await settle()
      #expect(calls.payees.isEmpty)
      await store.gate.open()
      _ = try await adding.value
      await calls.reached(1)
      await settle()
      _ = try await outbox.add(Payment(payee: "last"), of: .payment)
      var names: [String] = []
      for await change in changes {
        if change.isSent, names.contains("sent") { break }
        names.append(String("\(change)".prefix { $0 != "(" }))
      }
      return names
    }
    #expect(names == ["added", "sending", "sent", "added", "sending"])
  }

  @Test func `an id that is there is added once`() async throws {
    let store = MemoryOutboxStore()
    let outbox = Outbox(store, delivery: delivery(Calls()))
    #expect(try await outbox.add(.payment("Ada")))
    #expect(try await !outbox.add(.payment("Ada")))
    #expect(store.entries().count == 1)
  }

  @Test func `an entry gives its payload to whoever knows its kind`() throws {
    let entry = try OutboxEntry.payment("Ada")
    #expect(try entry.payload(of: .payment) == Payment(payee: "Ada"))
    #expect(try entry.payload(of: OutboxKind<Payment>("other")) == nil)
  }

  @Test func `a store that takes each entry for another one ends the run with its name`() async throws {
    let store = BlindStore()
    _ = try await store.insert(.payment("Ada"), within: nil)
    let calls = Calls()
    await #expect(throws: OutboxError.notCompared("Ada")) {
      try await Outbox(store, delivery: delivery(calls)).run()
    }
    #expect(calls.payees.isEmpty)
  }

  /// A store that compares what is never the same.
  private struct BlindStore: OutboxStore {
    let kept = MemoryOutboxStore()
    func entries() async throws -> [OutboxEntry] { kept.entries() }
    func entries(of owner: String) async throws -> [OutboxEntry] { kept.entries(of: owner) }
    func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry? { kept.entry(id) }
    func insert(_ entry: OutboxEntry, within quota: Int?) async throws -> Bool {
      try kept.insert(entry, within: quota)
    }
    func update(_ entry: OutboxEntry, from expected: OutboxEntry) async throws -> Bool { false }
    func remove(_ expected: OutboxEntry) async throws -> Bool { false }
  }
}
