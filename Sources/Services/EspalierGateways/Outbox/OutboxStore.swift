/// A store for the entries of an outbox: a table of the app's database, a file, or memory.
///
/// ```swift
/// actor ListOutboxStore: OutboxStore {
///   private var list: [OutboxEntry] = []
///
///   func entries() -> [OutboxEntry] { list }
///   func entries(of owner: String) -> [OutboxEntry] { list.filter { $0.owner == owner } }
///   func entry(_ id: OutboxEntry.ID) -> OutboxEntry? { list.first { $0.id == id } }
///
///   func insert(_ entry: OutboxEntry, within quota: Int?) throws -> Bool {
///     guard !list.contains(where: { $0.id == entry.id }) else { return false }
///     if let quota, let owner = entry.owner, entries(of: owner).count >= quota {
///       throw OutboxError.quotaReached(owner: owner, quota: quota)
///     }
///     list.append(entry)
///     return true
///   }
///
///   func update(_ entry: OutboxEntry, from expected: OutboxEntry) -> Bool {
///     guard let index = list.firstIndex(of: expected) else { return false }
///     list[index] = entry
///     return true
///   }
///
///   func remove(_ expected: OutboxEntry) -> Bool {
///     guard let index = list.firstIndex(of: expected) else { return false }
///     list.remove(at: index)
///     return true
///   }
/// }
/// ```
///
/// Several processes may have one store. Each changes only what it has seen: a change names the entry as it was read, and the
/// store compares and writes in one transaction. So of one who discards an entry and one who begins to send it, one is
/// told that the other was first.
///
/// A store outlives a process that is killed if each call returns only when its change is on the disk. A test holds it
/// to the rest of the contract with ``OutboxStoreConformance``. Code that writes an entry's row in a transaction of its own
/// does what `insert` does. An entry is stored whole: it is `Codable`, and has an initializer that takes its parts. A
/// table has its id and its owner in columns with an index, so that a screen of one person reads no other's.
///
/// - Isolation: Called from any thread, by many at once.
/// - Throws: An error of a store ends the run of the outbox, or reaches the caller.
public protocol OutboxStore: Sendable {
  /// All entries, in the order in which they were inserted.
  func entries() async throws -> [OutboxEntry]

  /// The entries of an owner, in the order in which they were inserted.
  func entries(of owner: String) async throws -> [OutboxEntry]

  /// The entry of an id; nil if there is none.
  func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry?

  /// Inserts an entry behind all others, unless its owner has as many as the quota already.
  ///
  /// The entries are counted and the new one is inserted at once, so that many who insert do not pass the quota
  /// together. An entry without an owner is in no quota.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - quota: The greatest number of entries of its owner, with this one; nil for any.
  /// - Returns: False if an entry of this id is there. That one stays as it is, whatever the quota.
  /// - Throws: ``OutboxError/quotaReached(owner:quota:)``; then nothing is inserted.
  func insert(_ entry: OutboxEntry, within quota: Int?) async throws -> Bool

  /// Puts an entry in the place of the expected one of the same id, which keeps its place in the order.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - expected: The entry as it was read. It is compared as a whole, in the transaction that writes.
  /// - Returns: False if the store has another one of this id by now, or none. Then nothing is changed.
  func update(_ entry: OutboxEntry, from expected: OutboxEntry) async throws -> Bool

  /// Removes an entry that is still as it was read. It is compared as a whole, in the transaction that removes.
  ///
  /// - Returns: False if the store has another one of this id by now, or none. Then nothing is changed.
  func remove(_ expected: OutboxEntry) async throws -> Bool
}
