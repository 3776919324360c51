import EspalierGateways
import TestSupport
import Testing

/// Tests of the reports that outboxes of several processes give each other about entries.
@Suite(.timeLimit(.minutes(10))) struct OutboxReportsTests {
  /// Two processes have an outbox each over one store, and one of them sends.
  @Test func `what one process adds the other sends and both tell of it`() async throws {
    let (store, calls) = (MemoryOutboxStore(), Calls())
    let (leader, other) = (Outbox(store, delivery: delivery(calls)), Outbox(store, delivery: delivery(calls)))
    func carry(from one: Outbox, to another: Outbox) -> Task<Void, Never> {
      let changes = one.ownChanges()
      return Task { for await change in changes { await another.receive(change) } }
    }
    let carrying = [carry(from: leader, to: other), carry(from: other, to: leader)]
    defer { for task in carrying { task.cancel() } }
    let (here, there) = (other.changes(), leader.changes())
    try await running(leader) {
      let added = try await other.add(Payment(payee: "Bakery"), of: .payment, owner: "Ada")
      for changes in [here, there] {
        var told: [OutboxChange] = []
        for await change in changes {
          #expect(change.entry.id == added.id)
          told.append(change)
          if change.isSent { break }
        }
        #expect(told.map { String("\($0)".prefix { $0 != "(" }) } == ["added", "sending", "sent"])
      }
      #expect(calls.payees == ["Bakery"])
      #expect(try await other.entries().isEmpty)
    }
  }

  @Test func `a report that arrives after the entry was sent adds nothing`() async throws {
    let store = MemoryOutboxStore()
    let leader = Outbox(store, delivery: delivery(Calls()))
    let entry = try OutboxEntry.payment("Bakery")
    let changes = leader.changes()
    try await running(leader) {
      _ = try store.insert(entry, within: nil)
      leader.wake()
      _ = await changes.first(\.isSent)
      await leader.receive(.added(entry))
      let next = try await leader.add(Payment(payee: "Tram"), of: .payment, owner: "Ada")
      #expect(await changes.first { _ in true }?.id == next.id)
    }
  }

  @Test func `what is read from the store and reported by another process is added once`() async throws {
    let outbox = Outbox(MemoryOutboxStore(), delivery: delivery(Calls()))
    let (first, second) = (try OutboxEntry.payment("Bakery"), try OutboxEntry.payment("Tram"))
    let changes = outbox.changes()
    for entry in [first, first, second] { await outbox.receive(.added(entry)) }
    #expect(await changes.first { _ in true }?.id == first.id)
    #expect(await changes.first { _ in true }?.id == second.id)
  }

  @Test func `an entry that was sent while it was still being added is not added afterwards`() async throws {
    let gate = await Gate()
    let other = Outbox(SlowlyInsertingStore(gate: gate), delivery: delivery(Calls()))
    let (entry, next) = (try OutboxEntry.payment("Bakery"), try OutboxEntry.payment("Tram"))
    let changes = other.changes()
    async let isAdded = other.add(entry)
    await gate.reached()
    for change in [OutboxChange.added(entry), .sending(entry), .sent(entry)] { await other.receive(change) }
    await gate.open()
    #expect(try await isAdded)
    await other.receive(.added(next))
    var told: [String] = []
    for await change in changes {
      told.append(String("\(change)".prefix { $0 != "(" }))
      if change.entry.id == next.id { break }
    }
    #expect(told == ["added", "sending", "sent", "added"])
  }
}
