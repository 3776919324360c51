import EspalierBase
import EspalierGateways
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct OutboxCrashTests {
  /// A bank that does what it is asked once for each key.
  private final class Bank: Sendable {
    private struct State {
      var keys: Set<String> = []
      var done: [String] = []
      var asked: [(payee: String, key: String)] = []
      var underWay: Set<String> = []
      var overlaps: [String] = []
    }
    private let state = Mutex(State())

    func begin(_ payee: String, key: String) {
      state.withLock { state in
        state.asked.append((payee, key))
        if !state.underWay.insert(payee).inserted { state.overlaps.append(payee) }
      }
    }

    func take(_ payee: String, key: String) {
      state.withLock { state in
        if state.keys.insert(key).inserted { state.done.append(payee) }
      }
    }

    func end(_ payee: String) { state.withLock { _ = $0.underWay.remove(payee) } }

    /// The payees that the bank has paid, in order.
    var done: [String] { state.withLock { $0.done } }
    /// The number of requests for each payee.
    var asked: [String: Int] { state.withLock { $0.asked.reduce(into: [:]) { $0[$1.payee, default: 0] += 1 } } }
    /// The keys that came with each.
    var keys: [String: Set<String>] {
      state.withLock { $0.asked.reduce(into: [:]) { $0[$1.payee, default: []].insert($1.key) } }
    }
    /// The payees whose payment was sent twice at once.
    var overlaps: [String] { state.withLock { $0.overlaps } }
  }

  struct Crash: Error {}

  /// A store of a process that dies at one of its steps: nothing that comes later is stored.
  private final class MortalStore: OutboxStore {
    let kept: MemoryOutboxStore
    /// The steps that are left, and whether the last one still reaches the disk.
    private let left: Mutex<Int>
    private let isLastDone: Bool

    init(_ kept: MemoryOutboxStore, steps: Int, isLastDone: Bool) {
      self.kept = kept
      left = Mutex(steps)
      self.isLastDone = isLastDone
    }

    private func step<Value>(_ work: () throws -> Value) throws -> Value {
      let left = left.withLock { left in
        left -= 1
        return left
      }
      if left < 0 { throw Crash() }
      if left == 0, !isLastDone { throw Crash() }
      let value = try work()
      if left == 0 { throw Crash() }
      return value
    }

    func entries() async throws -> [OutboxEntry] { try step { kept.entries() } }
    func entries(of owner: String) async throws -> [OutboxEntry] { try step { kept.entries(of: owner) } }
    func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry? { try step { kept.entry(id) } }
    func insert(_ entry: OutboxEntry, within quota: Int?) async throws -> Bool {
      try step { try kept.insert(entry, within: quota) }
    }
    func update(_ entry: OutboxEntry, from expected: OutboxEntry) async throws -> Bool {
      try step { kept.update(entry, from: expected) }
    }
    func remove(_ expected: OutboxEntry) async throws -> Bool { try step { kept.remove(expected) } }
  }

  private func delivery(to bank: Bank) -> OutboxDelivery {
    OutboxDelivery {
      $0.handle(.payment) { payment, message in
        bank.begin(payment.payee, key: message.idempotencyKey)
        defer { bank.end(payment.payee) }
        await Task.yield()
        bank.take(payment.payee, key: message.idempotencyKey)
        return .sent
      }
    }
  }

  @Test(arguments: 1...8, [false, true])
  func `a process that dies at any step leaves nothing unsent, twice in effect, or out of order`(
    step: Int, isLastDone: Bool
  ) async throws {
    let bank = Bank()
    let disk = MemoryOutboxStore(try OutboxEntry.payments("Ada", "Grace", "Edsger"))
    // Seven steps: one look, and a note and a removal for each.
    let mortal = MortalStore(disk, steps: step, isLastDone: isLastDone)
    let dying = Outbox(mortal, delivery: delivery(to: bank))
    let run = Task { try await dying.run() }
    if step <= 7 {
      await #expect(throws: Crash.self) { try await run.value }
    } else {
      while !disk.entries().isEmpty { await Task.yield() }
      run.cancel()
    }
    let before = bank.asked
    let next = Outbox(disk, delivery: delivery(to: bank))
    let changes = next.changes()
    let left = disk.entries()
    if let last = left.last {
      try await running(next) { _ = await changes.first { $0.isSent && $0.entry.id == last.id } }
    }
    #expect(disk.entries().isEmpty)
    #expect(bank.done == ["Ada", "Grace", "Edsger"])
    #expect(bank.keys == ["Ada": ["Ada"], "Grace": ["Grace"], "Edsger": ["Edsger"]])
    // The one whose removal was lost, and no other, came twice.
    let twice = before.keys.filter { id in left.contains { $0.id == id } }
    #expect(Set(bank.asked.filter { $0.value == 2 }.keys) == Set(twice) && twice.count <= 1)
  }

  @Test func `what the store throws ends the run`() async throws {
    let store = MortalStore(MemoryOutboxStore(), steps: 0, isLastDone: false)
    await #expect(throws: Crash.self) { try await Outbox(store, delivery: delivery(to: Bank())).run() }
  }

  @Test func `a connection that is cut after the server has done it does not do it twice`() async throws {
    let bank = Bank()
    let store = MemoryOutboxStore(try OutboxEntry.payments("Ada"))
    let outbox = Outbox(
      store,
      delivery: OutboxDelivery {
        $0.handle(.payment) { payment, message in
          bank.begin(payment.payee, key: message.idempotencyKey)
          defer { bank.end(payment.payee) }
          bank.take(payment.payee, key: message.idempotencyKey)
          if message.attempt < 3 { throw TransportError.cut }
          return .sent
        }
      }, backoff: .none)
    let changes = outbox.changes()
    try await running(outbox) { _ = await changes.first(\.isSent) }
    #expect(bank.asked == ["Ada": 3] && bank.done == ["Ada"])
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `with failures and crashes at random each is in effect once, in the order of its key`(seed: UInt64) async throws
  {
    let random = Mutex(SeededGenerator(seed: seed))
    let dice: @Sendable (Int) -> Int = { sides in random.withLock { Int.random(in: 0..<sides, using: &$0) } }
    let bank = Bank()
    let disk = MemoryOutboxStore()
    let delivery = OutboxDelivery {
      $0.handle(.payment) { payment, message in
        bank.begin(payment.payee, key: message.idempotencyKey)
        defer { bank.end(payment.payee) }
        for _ in 0..<dice(4) { await Task.yield() }
        if dice(4) == 0 { throw TransportError.unreachable("away") }
        bank.take(payment.payee, key: message.idempotencyKey)
        for _ in 0..<dice(4) { await Task.yield() }
        switch dice(6) {
        case 0: throw TransportError.cut
        case 1: return .later("Busy.")
        default: return .sent
        }
      }
    }
    let accounts = ["a", "b", "c"]
    var entries = try (0..<18).map { number -> OutboxEntry in
      let account = accounts[dice(3)]
      return try .payment("\(account)\(number)", from: account)
    }
    let all = entries
    while !entries.isEmpty || !disk.entries().isEmpty {
      let mortal = MortalStore(disk, steps: 2 + dice(15), isLastDone: dice(2) == 0)
      let outbox = Outbox(mortal, delivery: delivery, backoff: .none, atOnce: 1 + dice(4))
      let isKilled = dice(3) == 0
      let run = Task { try await outbox.run() }
      for _ in 0..<dice(6) where !entries.isEmpty {
        try disk.insert(entries.removeFirst(), within: nil)
        outbox.wake()
        await Task.yield()
      }
      if isKilled {
        for _ in 0..<dice(40) { await Task.yield() }
      } else {
        // Until it dies, or there is nothing left to do.
        while !disk.entries().isEmpty {
          if (try? await mortal.entries()) == nil { break }
          await Task.yield()
        }
      }
      run.cancel()
      _ = await run.result
    }
    for account in accounts {
      #expect(bank.done.filter { $0.hasPrefix(account) } == all.map(\.id).filter { $0.hasPrefix(account) })
    }
    #expect(bank.done.count == 18 && bank.overlaps.isEmpty)
    #expect(bank.keys.values.allSatisfy { $0.count == 1 })
  }
}
