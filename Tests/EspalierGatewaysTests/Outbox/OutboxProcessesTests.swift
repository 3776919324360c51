import EspalierGateways
import Foundation
import TestSupport
import Testing

/// Two processes over one store: one runs its outbox, and the other answers what it has read a moment before.
@Suite(.timeLimit(.minutes(10))) struct OutboxProcessesTests {
  /// An answer of a person to an entry.
  enum Answer: CaseIterable, Sendable {
    case discard, retry, choose, replace

    func give(_ outbox: Outbox) async throws {
      switch self {
      case .discard: try await outbox.discard("Ada")
      case .retry: try await outbox.retry("Ada")
      case .choose: try await outbox.retry("Ada", choosing: "accept")
      case .replace: try await outbox.retry("Ada", with: Payment(payee: "Ada Lovelace"), of: .payment)
      }
    }
  }

  private static let conflict = OutboxConflict("The rate has changed.", choices: [.init("accept", "Pay at 1.09")])

  private func disk(_ state: OutboxEntry.State) throws -> MemoryOutboxStore {
    let new = try OutboxEntry.payment("Ada")
    return MemoryOutboxStore([
      OutboxEntry(
        id: new.id, idempotencyKey: new.idempotencyKey, kind: new.kind, orderKey: new.orderKey, body: new.body,
        date: new.date, state: state)
    ])
  }

  @Test(arguments: Answer.allCases)
  func `what one process has begun to send is neither discarded nor changed by another that read it before`(
    answer: Answer
  ) async throws {
    let disk = try disk(.conflict(Self.conflict))
    let (writing, sending) = (await Gate(), await Gate())
    let calls = Calls()
    let leader = Outbox(
      disk,
      delivery: delivery(calls) { _, _ in
        await sending.pass()
        return .sent
      })
    let other = Outbox(LatelyWritingStore(kept: disk, gate: writing), delivery: delivery(Calls()))
    let told = other.changes()
    let answering = Task { try await answer.give(other) }
    await writing.reached()
    let changes = leader.changes()
    try await running(leader) {
      try await leader.retry("Ada")
      await sending.reached()
      let underWay = disk.entries()
      #expect(underWay.map(\.state) == [.sending])
      await writing.open()
      await #expect(throws: OutboxError.isUnderWay("Ada")) { try await answering.value }
      #expect(disk.entries() == underWay)
      await sending.open()
      _ = await changes.first(\.isSent)
    }
    #expect(calls.messages.map(\.idempotencyKey) == ["Ada"] && disk.entries().isEmpty)
    try await other.add(Payment(payee: "Grace"), of: .payment)
    // Nothing was told before of what did not happen.
    #expect(await told.first { _ in true }?.id != "Ada")
    #expect(disk.entries().count == 1)
  }

  @Test(arguments: Answer.allCases)
  func `what another process has sent meanwhile is told as gone`(answer: Answer) async throws {
    let disk = try disk(.conflict(Self.conflict))
    let writing = await Gate()
    let other = Outbox(LatelyWritingStore(kept: disk, gate: writing), delivery: delivery(Calls()))
    let answering = Task { try await answer.give(other) }
    await writing.reached()
    for entry in disk.entries() { #expect(disk.remove(entry)) }
    await writing.open()
    await #expect(throws: OutboxError.notFound("Ada")) { try await answering.value }
    #expect(disk.entries().isEmpty)
  }

  @Test func `a run sends what the store has by then and not what it has read before`() async throws {
    let disk = try disk(.waiting)
    let writing = await Gate()
    let calls = Calls()
    let leader = Outbox(LatelyWritingStore(kept: disk, gate: writing), delivery: delivery(calls))
    let changes = leader.changes()
    try await running(leader) {
      await writing.reached()
      // Another process has discarded it, and given another one under its name.
      for entry in disk.entries() { #expect(disk.remove(entry)) }
      let next = try OutboxEntry(Payment(payee: "Grace"), of: .payment, id: "Ada", idempotencyKey: "another")
      #expect(try disk.insert(next, within: nil))
      await writing.open()
      _ = await changes.first(\.isSent)
    }
    #expect(calls.payees == ["Grace"] && calls.messages.map(\.idempotencyKey) == ["another"])
    #expect(disk.entries().isEmpty)
  }

  @Test func `what is discarded just before it would be sent is not sent`() async throws {
    let disk = try disk(.waiting)
    let writing = await Gate()
    let calls = Calls()
    let leader = Outbox(LatelyWritingStore(kept: disk, gate: writing), delivery: delivery(calls))
    let other = Outbox(disk, delivery: delivery(Calls()))
    try await running(leader) {
      await writing.reached()
      try await other.discard("Ada")
      await writing.open()
      await settle()
    }
    #expect(calls.payees.isEmpty && disk.entries().isEmpty)
  }

  /// A store that changes or removes an entry only when its gate is open.
  private struct LatelyWritingStore: OutboxStore {
    let kept: MemoryOutboxStore
    let gate: Gate
    func entries() async throws -> [OutboxEntry] { kept.entries() }
    func entries(of owner: String) async throws -> [OutboxEntry] { kept.entries(of: owner) }
    func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry? { kept.entry(id) }
    func insert(_ entry: OutboxEntry, within quota: Int?) async throws -> Bool { try kept.insert(entry, within: quota) }
    func update(_ entry: OutboxEntry, from expected: OutboxEntry) async throws -> Bool {
      await gate.pass()
      return kept.update(entry, from: expected)
    }
    func remove(_ expected: OutboxEntry) async throws -> Bool {
      await gate.pass()
      return kept.remove(expected)
    }
  }
}
