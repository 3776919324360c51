internal import Synchronization

/// A store of entries in memory, for tests and previews. It ends with the process.
///
/// ```swift
/// let outbox = Outbox(MemoryOutboxStore(), delivery: OutboxDelivery { _ in })
/// ```
///
/// - Isolation: Any thread.
public final class MemoryOutboxStore: OutboxStore {
  private let kept: Mutex<[OutboxEntry]>

  /// Creates a store with entries, in this order.
  public init(_ entries: [OutboxEntry] = []) { kept = Mutex(entries) }

  /// Returns all entries, in the order in which they were inserted.
  public func entries() -> [OutboxEntry] { kept.withLock { $0 } }

  /// Returns the entries of an owner, in the order in which they were inserted.
  public func entries(of owner: String) -> [OutboxEntry] { kept.withLock { $0.filter { $0.owner == owner } } }

  /// Returns the entry with an id, if there is one.
  public func entry(_ id: OutboxEntry.ID) -> OutboxEntry? { kept.withLock { $0.first { $0.id == id } } }

  /// Inserts an entry behind all others, unless the store already has an entry with its id.
  ///
  /// - Throws: ``OutboxError/quotaReached(owner:quota:)``.
  @discardableResult
  public func insert(_ entry: OutboxEntry, within quota: Int?) throws -> Bool {
    try kept.withLock { entries in
      guard !entries.contains(where: { $0.id == entry.id }) else { return false }
      if let quota, let owner = entry.owner, entries.count(where: { $0.owner == owner }) >= quota {
        throw OutboxError.quotaReached(owner: owner, quota: quota)
      }
      entries.append(entry)
      return true
    }
  }

  /// Replaces a stored entry with another one, if the stored entry is still equal to `expected`. Returns false
  /// otherwise.
  @discardableResult
  public func update(_ entry: OutboxEntry, from expected: OutboxEntry) -> Bool {
    kept.withLock { entries in
      guard let index = entries.firstIndex(of: expected) else { return false }
      entries[index] = entry
      return true
    }
  }

  /// Removes a stored entry, if it is still equal to `expected`. Returns false otherwise.
  @discardableResult
  public func remove(_ expected: OutboxEntry) -> Bool {
    kept.withLock { entries in
      guard let index = entries.firstIndex(of: expected) else { return false }
      entries.remove(at: index)
      return true
    }
  }
}
