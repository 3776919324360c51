#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A check that a custom store obeys the laws of every store of an outbox.
///
/// ```swift
/// func storeKeepsTheLaws() async throws {
///   try await OutboxStoreConformance.check { MemoryOutboxStore() }
/// }
/// ```
///
/// - Throws: ``OutboxStoreLawError`` at the first law that is broken, and errors of the store.
public enum OutboxStoreConformance {
  /// Checks each law with a new store.
  ///
  /// - Parameters:
  ///   - make: A closure that creates an empty store.
  ///   - reopen: A closure that creates another store over the data of a first one, like the next start of an app; nil
  ///     for a store that ends with the process.
  public static func check<Store: OutboxStore>(
    _ make: () async throws -> Store, reopening reopen: ((Store) async throws -> Store)? = nil
  ) async throws {
    try await checkOrder(try await make())
    try await checkWholeness(try await make())
    try await checkDuplicates(try await make())
    try await checkUpdates(try await make())
    try await checkRemoval(try await make())
    try await checkComparison(try await make())
    try await checkChangesOfManyAtOnce(try await make())
    try await checkManyAtOnce(try await make())
    try await checkLookingUp(try await make())
    try await checkQuota(try await make())
    try await checkQuotaOfManyAtOnce(try await make())
    if let reopen { try await checkReopening(try await make(), reopen) }
  }

  private static func checkOrder(_ store: some OutboxStore) async throws {
    try await expect([], in: store, "A new store is empty.")
    // Neither the ids nor the dates are in this order.
    let entries = [entry("b", at: 2), entry("c", at: 3), entry("a", at: 1)]
    for entry in entries {
      try expect(true, try await store.insert(entry, within: nil), "`insert` returns true for a new id.")
    }
    try await expect(entries, in: store, "`entries` has the order of insertion, whatever the ids and dates are.")
  }

  private static func checkWholeness(_ store: some OutboxStore) async throws {
    let words = "“Müller's” \u{1F4B6}\n\t'; DROP TABLE entries; --\\ \u{0301}"
    let choices = [OutboxConflict.Choice("accept", words), OutboxConflict.Choice("", "")]
    let entries = [
      entry("plain"),
      entry("bytes", body: Data(0...255)), entry("empty", body: Data()),
      OutboxEntry(
        id: words, idempotencyKey: words, kind: words, orderKey: words, owner: words, body: Data(words.utf8),
        date: Date(timeIntervalSince1970: 1_795_392_000), attempts: 70_000,
        state: .conflict(OutboxConflict(words, choices: choices)), choice: words, lastFailure: words),
      OutboxEntry(
        id: "blank", idempotencyKey: "", kind: "", orderKey: "", owner: "", body: Data(),
        date: Date(timeIntervalSince1970: 0), state: .conflict(OutboxConflict("")), choice: "", lastFailure: ""),
    ]
    for entry in entries { _ = try await store.insert(entry, within: nil) }
    try await expect(entries, in: store, "An entry comes back whole: each text, each byte, and nil as nil.")
  }

  private static func checkDuplicates(_ store: some OutboxStore) async throws {
    let first = entry("a", body: Data("first".utf8))
    _ = try await store.insert(first, within: nil)
    _ = try await store.insert(entry("b"), within: nil)
    let second = try await store.insert(entry("a", body: Data("second".utf8)), within: nil)
    try expect(false, second, "`insert` returns false for an id that is there.")
    try await expect([first, entry("b")], in: store, "An entry stays as it is when its id is inserted again.")
  }

  private static func checkUpdates(_ store: some OutboxStore) async throws {
    for id in ["a", "b", "c"] { _ = try await store.insert(entry(id), within: nil) }
    var changed = entry("b", body: Data("changed".utf8))
    changed.idempotencyKey = "another"
    changed.attempts = 3
    changed.state = .conflict(OutboxConflict("No.", choices: [.init("yes", "Yes")]))
    changed.choice = "yes"
    changed.lastFailure = "No."
    try expect(
      true, try await store.update(changed, from: entry("b")), "`update` returns true for an entry that is there.")
    try await expect(
      [entry("a"), changed, entry("c")], in: store, "`update` changes the whole entry, and leaves it in its place.")
    try expect(
      true, try await store.update(entry("b"), from: changed), "`update` returns true for an entry that is there.")
    try await expect(
      [entry("a"), entry("b"), entry("c")], in: store, "`update` takes back a conflict and words that are nil now.")
    try expect(
      false, try await store.update(entry("gone"), from: entry("gone")),
      "`update` returns false for an entry that is gone.")
    try await expect(
      [entry("a"), entry("b"), entry("c")], in: store, "`update` inserts nothing for an entry that is gone.")
  }

  private static func checkRemoval(_ store: some OutboxStore) async throws {
    for id in ["a", "b", "c"] { _ = try await store.insert(entry(id), within: nil) }
    try expect(true, try await store.remove(entry("a")), "`remove` returns true for an entry that is there.")
    try await expect([entry("b"), entry("c")], in: store, "`remove` removes the entry of the id, and no other.")
    try expect(false, try await store.remove(entry("a")), "`remove` returns false for an entry that is gone.")
    try await expect([entry("b"), entry("c")], in: store, "`remove` does nothing for an entry that is gone.")
    try expect(
      true, try await store.insert(entry("a"), within: nil), "`insert` returns true for an id that was removed.")
    try await expect(
      [entry("b"), entry("c"), entry("a")], in: store, "An entry that is inserted after its removal is the last.")
    for id in ["a", "b", "c"] { _ = try await store.remove(entry(id)) }
    try await expect([], in: store, "A store is empty when all is removed.")
  }

  private static func checkManyAtOnce(_ store: some OutboxStore) async throws {
    let inserted = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<40 { group.addTask { try await store.insert(entry("\(number % 20)"), within: nil) } }
      return try await group.reduce(into: 0) { if $1 { $0 += 1 } }
    }
    try expect(20, inserted, "Of two that insert one id at once, one is told true.")
    try expect(
      Set((0..<20).map(String.init)), Set(try await store.entries().map(\.id)), "What many insert at once is there.")
    try expect(20, try await store.entries().count, "What many insert at once is there once.")
  }

  private static func checkLookingUp(_ store: some OutboxStore) async throws {
    // An owner whose name looks like a pattern or like query code is an ordinary name.
    let owners = ["%", nil, "Ada", "ada", "%", "' OR ''='", ""]
    let entries = owners.enumerated().map { entry("\($0.offset)", owner: $0.element) }
    for entry in entries { _ = try await store.insert(entry, within: nil) }
    for owner in Set(owners.compactMap { $0 } + ["nobody"]) {
      try expect(
        entries.filter { $0.owner == owner }, try await store.entries(of: owner),
        "`entries(of:)` has the entries of this owner, in the order of insertion, and no other's.")
    }
    try expect(entries[2], try await store.entry("2"), "`entry` is the whole entry of the id.")
    try expect(nil, try await store.entry("%"), "`entry` is nil where there is none of the id.")
    var changed = entries[2]
    changed.attempts = 1
    _ = try await store.update(changed, from: entries[2])
    try expect([changed], try await store.entries(of: "Ada"), "`entries(of:)` has an entry as it was updated.")
    _ = try await store.remove(changed)
    try expect([], try await store.entries(of: "Ada"), "`entries(of:)` has no entry that was removed.")
    try expect(nil, try await store.entry("2"), "`entry` is nil for an entry that was removed.")
  }

  private static func checkReopening<Store: OutboxStore>(
    _ store: Store, _ reopen: (Store) async throws -> Store
  ) async throws {
    for id in ["c", "a", "b"] { _ = try await store.insert(entry(id), within: nil) }
    var changed = entry("b")
    changed.attempts = 1
    _ = try await store.update(changed, from: entry("b"))
    _ = try await store.remove(entry("a"))
    let reopened = try await reopen(store)
    try await expect([entry("c"), changed], in: reopened, "What was done is there when the store is opened again.")
    _ = try await reopened.insert(entry("a"), within: nil)
    try await expect(
      [entry("c"), changed, entry("a")], in: reopened, "An entry that is inserted after the opening is the last.")
  }

  static func entry(
    _ id: String, owner: String? = nil, body: Data = Data("{}".utf8), at time: Double = 0
  ) -> OutboxEntry {
    // Whole seconds, so that a store may keep dates as text.
    OutboxEntry(
      id: id, idempotencyKey: "key of \(id)", kind: "kind", orderKey: "order", owner: owner, body: body,
      date: Date(timeIntervalSince1970: 1_795_392_000 + time))
  }

  static func expect(_ expected: [OutboxEntry], in store: some OutboxStore, _ law: String) async throws {
    try expect(expected, try await store.entries(), law)
  }

  static func expect<Value: Equatable & Sendable>(
    _ expected: Value, _ found: Value, _ law: String
  ) throws {
    guard expected == found else { throw OutboxStoreLawError(law: law, expected: "\(expected)", found: "\(found)") }
  }
}

/// An error for a law of ``OutboxStore`` that a store breaks.
public struct OutboxStoreLawError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The law, as a sentence.
  public let law: String
  /// The value that the law requires.
  public let expected: String
  /// The value that this store returned.
  public let found: String

  /// A description of the error.
  public var description: String {
    "The store breaks a law of OutboxStore: \(law) Expected: \(expected). Found: \(found). Mend the store's method."
  }
}
