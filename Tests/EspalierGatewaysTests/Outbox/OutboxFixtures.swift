import EspalierGateways
import Foundation
import Synchronization
import TestSupport

struct Payment: Sendable, Codable, Equatable { let payee: String }

extension OutboxKind<Payment> {
  static var payment: Self { Self("payment") }
}

extension OutboxEntry {
  /// A payment whose id is its payee.
  static func payment(_ payee: String, from account: String = "account") throws -> OutboxEntry {
    try OutboxEntry(
      Payment(payee: payee), of: .payment, orderKey: account, id: payee,
      date: Date(timeIntervalSince1970: 1_795_392_000))
  }

  static func payments(_ payees: String...) throws -> [OutboxEntry] { try payees.map { try payment($0) } }
}

/// The calls of a handler, in order.
final class Calls: Sendable {
  private let list = Mutex<[(payee: String, message: OutboxMessage)]>([])

  func note(_ payment: Payment, _ message: OutboxMessage) { list.withLock { $0.append((payment.payee, message)) } }
  var payees: [String] { list.withLock { $0.map(\.payee) } }
  var messages: [OutboxMessage] { list.withLock { $0.map(\.message) } }

  func reached(_ count: Int) async {
    while list.withLock({ $0.count }) < count { await Task.yield() }
  }
}

/// A delivery of payments that notes its calls.
func delivery(
  _ calls: Calls, behindConflict followers: OutboxDelivery.Followers = .wait,
  _ send: @escaping @Sendable (Payment, OutboxMessage) async throws -> OutboxOutcome = { _, _ in .sent }
) -> OutboxDelivery {
  OutboxDelivery {
    $0.handle(.payment, behindConflict: followers) { payment, message in
      calls.note(payment, message)
      return try await send(payment, message)
    }
  }
}

/// Runs an outbox beside a body, and cancels it afterwards.
func running<Value>(
  _ outbox: Outbox, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
) async throws -> Value {
  let run = Task { try await outbox.run() }
  do {
    let value = try await body()
    run.cancel()
    _ = await run.result
    return value
  } catch {
    run.cancel()
    _ = await run.result
    throw error
  }
}

extension AsyncStream<OutboxChange> {
  /// Waits for a change that fits.
  func first(_ fits: (OutboxChange) -> Bool) async -> OutboxEntry? {
    for await change in self where fits(change) { return change.entry }
    return nil
  }
}

extension OutboxChange {
  var isSent: Bool { if case .sent = self { true } else { false } }
  var isWaiting: Bool { if case .waiting = self { true } else { false } }
  var isConflict: Bool { if case .conflict = self { true } else { false } }
}

/// Lets everything that can go on do so, to see that nothing more happens.
func settle() async {
  for _ in 0..<300 { await Task.yield() }
}

/// A store that has an entry, and reports that when its gate is open.
struct SlowlyInsertingStore: OutboxStore {
  let kept = MemoryOutboxStore()
  let gate: Gate
  func entries() async throws -> [OutboxEntry] { kept.entries() }
  func entries(of owner: String) async throws -> [OutboxEntry] { kept.entries(of: owner) }
  func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry? { kept.entry(id) }
  func insert(_ entry: OutboxEntry, within quota: Int?) async throws -> Bool {
    let isNew = try kept.insert(entry, within: quota)
    await gate.pass()
    return isNew
  }
  func update(_ entry: OutboxEntry, from expected: OutboxEntry) async throws -> Bool {
    kept.update(entry, from: expected)
  }
  func remove(_ expected: OutboxEntry) async throws -> Bool { kept.remove(expected) }
}
