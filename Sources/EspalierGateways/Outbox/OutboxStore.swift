/// Where an outbox keeps its entries: a table of the app's database, a file, or memory.
///
/// ```swift
/// actor ListOutboxStore: OutboxStore {
///   private var list: [OutboxEntry] = []
///
///   func entries() -> [OutboxEntry] { list }
///
///   func insert(_ entry: OutboxEntry) -> Bool {
///     guard !list.contains(where: { $0.id == entry.id }) else { return false }
///     list.append(entry)
///     return true
///   }
///
///   func update(_ entry: OutboxEntry) -> Bool {
///     guard let index = list.firstIndex(where: { $0.id == entry.id }) else { return false }
///     list[index] = entry
///     return true
///   }
///
///   func remove(_ id: OutboxEntry.ID) { list.removeAll { $0.id == id } }
/// }
/// ```
///
/// A store outlives a process that is killed if each call returns only when what it did is on the disk. A test holds it
/// to the rest of the contract with ``OutboxStoreLaws``. Whoever writes an entry's row in a transaction of their own
/// does what `insert` does. An entry is stored whole: it is `Codable`, and has an initializer that takes its parts.
///
/// - Isolation: Called from any thread, by many at once.
/// - Throws: What a store throws ends the run of the outbox, or comes to whoever called.
public protocol OutboxStore: Sendable {
  /// All entries, in the order in which they were inserted.
  func entries() async throws -> [OutboxEntry]

  /// Inserts an entry behind all others.
  ///
  /// - Returns: False if an entry of this id is there. That one stays as it is.
  func insert(_ entry: OutboxEntry) async throws -> Bool

  /// Puts an entry in the place of the one with the same id, which keeps its place in the order.
  ///
  /// - Returns: False if there is none. None is inserted.
  func update(_ entry: OutboxEntry) async throws -> Bool

  /// Removes the entry of an id. It is no error if there is none.
  func remove(_ id: OutboxEntry.ID) async throws
}
