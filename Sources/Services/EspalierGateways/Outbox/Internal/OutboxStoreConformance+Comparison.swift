#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The laws of conditional changes. A change is made only if the stored entry still equals the entry that was read.
extension OutboxStoreConformance {
  static func checkComparison(_ store: some OutboxStore) async throws {
    let read = entry("a")
    _ = try await store.insert(read, within: nil)
    var begun = read
    begun.attempts = 1
    begun.state = .sending
    try expect(true, try await store.update(begun, from: read), "`update` returns true for an entry that is there.")
    var answered = read
    answered.choice = "yes"
    try expect(
      false, try await store.update(answered, from: read),
      "`update` returns false where the entry is not as it was read.")
    try await expect([begun], in: store, "`update` changes nothing where the entry is not as it was read.")
    try expect(false, try await store.remove(read), "`remove` returns false where the entry is not as it was read.")
    try await expect([begun], in: store, "`remove` removes nothing where the entry is not as it was read.")
    let fields: [(inout OutboxEntry) -> Void] = [
      { $0.idempotencyKey = "another" }, { $0.body.append(0x20) }, { $0.attempts = 2 }, { $0.state = .waiting },
      { $0.state = .conflict(OutboxConflict("No.")) }, { $0.choice = "yes" }, { $0.lastFailure = "No." },
    ]
    for change in fields {
      var other = begun
      change(&other)
      let (isUpdated, isRemoved) = (try await store.update(read, from: other), try await store.remove(other))
      try expect([false, false], [isUpdated, isRemoved], "An entry is compared as a whole.")
    }
    try expect(true, try await store.remove(begun), "`remove` returns true for an entry that is there.")
  }

  static func checkChangesOfManyAtOnce(_ store: some OutboxStore) async throws {
    let read = entry("a")
    _ = try await store.insert(read, within: nil)
    let updated = try await count(20) { number in
      var own = read
      own.attempts = number + 1
      return try await store.update(own, from: read)
    }
    try expect(1, updated, "Of many who change an entry as they read it at once, one does.")
    guard let left = try await store.entry("a") else {
      return try expect(1, 0, "`entry` is the whole entry of the id.")
    }
    let removed = try await count(20) { _ in try await store.remove(left) }
    try expect(1, removed, "Of many who remove an entry at once, one does.")
    _ = try await store.insert(read, within: nil)
    let changed = try await count(20) { number in
      var begun = read
      begun.state = .sending
      guard number.isMultiple(of: 2) else { return try await store.remove(read) }
      return try await store.update(begun, from: read)
    }
    try expect(1, changed, "Of those who change an entry and those who remove it at once, one does.")
  }

  /// Makes several calls concurrently, and returns the number of those that return true.
  private static func count(_ number: Int, _ call: @escaping @Sendable (Int) async throws -> Bool) async throws -> Int {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for each in 0..<number { group.addTask { try await call(each) } }
      return try await group.reduce(into: 0) { if $1 { $0 += 1 } }
    }
  }
}
