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
/// Several processes may share one store. A change names the entry as it was read, and the store compares and writes in
/// one transaction. So if one process discards an entry while another begins to send it, the later of the two calls
/// changes nothing and returns false.
///
/// A store survives a killed process if each call returns only when its change is on the disk. Test the rest of the
/// contract with ``OutboxStoreConformance``. Code that writes an entry's row in a transaction of its own must do the
/// same as `insert`. An entry is stored whole: it is `Codable`, and has an initializer that takes its parts. A table
/// should have indexed columns for its id and its owner, so that a screen of one person reads no entries of others.
///
/// - Isolation: It is called from any thread, also concurrently.
/// - Throws: An error of a store ends the run of the outbox, or reaches the caller.
public protocol OutboxStore: Sendable {
  /// Returns all entries, in the order in which they were inserted.
  func entries() async throws -> [OutboxEntry]

  /// Returns the entries of an owner, in the order in which they were inserted.
  func entries(of owner: String) async throws -> [OutboxEntry]

  /// Returns the entry with an id; nil if there is none.
  func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry?

  /// Inserts an entry behind all others, unless its owner already has as many entries as the quota.
  ///
  /// The entries are counted and the new one is inserted in one transaction, so that concurrent inserts do not exceed
  /// the quota together. An entry without an owner counts for no quota.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - quota: The greatest number of entries of its owner, including this one; nil for no limit.
  /// - Returns: False if the store has an entry of this id. That one is not changed, whatever the quota.
  /// - Throws: ``OutboxError/quotaReached(owner:quota:)``; then nothing is inserted.
  func insert(_ entry: OutboxEntry, within quota: Int?) async throws -> Bool

  /// Replaces a stored entry with another one of the same id, if the stored entry is still equal to `expected`. The
  /// position in the order stays the same.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - expected: The entry as it was read. It is compared as a whole, in the transaction that writes.
  /// - Returns: False if the store has a different entry of this id by now, or none. Then nothing is changed.
  func update(_ entry: OutboxEntry, from expected: OutboxEntry) async throws -> Bool

  /// Removes an entry if it is unchanged since it was read. The store compares the whole entry in the transaction that
  /// removes it.
  ///
  /// - Returns: False if the store has a different entry of this id by now, or none. Then nothing is changed.
  func remove(_ expected: OutboxEntry) async throws -> Bool
}
