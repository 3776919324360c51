package import EspalierGateways
import Foundation
package import WalletStore

/// Keeps the entries that wait to be sent in the wallet's database, so that they outlive the program.
package struct DatabaseOutboxStore: OutboxStore {
  private let database: @Sendable () async throws -> WalletDatabase

  /// Creates the store over a database that may still be being opened.
  package init(_ database: @escaping @Sendable () async throws -> WalletDatabase) { self.database = database }

  /// Returns all entries, in their order.
  package func entries() async throws -> [OutboxEntry] {
    try await database().outgoing().map(Self.decode)
  }

  /// Returns the entries of an owner, in their order. No other entry is read.
  package func entries(of owner: String) async throws -> [OutboxEntry] {
    try await database().outgoing(of: owner).map(Self.decode)
  }

  /// Returns the entry with an id; nil if there is none.
  package func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry? {
    try await database().outgoing(id: id).map(Self.decode)
  }

  /// Inserts an entry behind all others; false if it is there.
  /// - Throws: `OutboxError.quotaReached`.
  package func insert(_ entry: OutboxEntry, within quota: Int?) async throws -> Bool {
    let data = try JSONEncoder().encode(entry)
    switch try await database().insertOutgoing(entry.id, data, owner: entry.owner, quota: quota) {
    case .inserted: return true
    case .isThere: return false
    case .quotaReached: throw OutboxError.quotaReached(owner: entry.owner ?? "", quota: quota ?? 0)
    }
  }

  /// Puts an entry in the place of the expected one; false if that has changed since, or is gone.
  package func update(_ entry: OutboxEntry, from expected: OutboxEntry) async throws -> Bool {
    try await database().updateOutgoing(entry.id, JSONEncoder().encode(entry)) { try Self.decode($0) == expected }
  }

  /// Removes an entry; false if it has changed since it was read, or is gone.
  package func remove(_ expected: OutboxEntry) async throws -> Bool {
    try await database().removeOutgoing(expected.id) { try Self.decode($0) == expected }
  }

  private static func decode(_ entry: Data) throws -> OutboxEntry {
    try JSONDecoder().decode(OutboxEntry.self, from: entry)
  }
}
