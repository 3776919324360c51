public import EspalierGateways
import Foundation
public import WalletStore

/// Keeps what waits to be sent in the wallet's database, so that it outlives the program.
public struct DatabaseOutboxStore: OutboxStore {
  private let database: @Sendable () async throws -> WalletDatabase

  /// Makes the store over a database that may still be opened.
  public init(_ database: @escaping @Sendable () async throws -> WalletDatabase) { self.database = database }

  /// All entries, in their order.
  public func entries() async throws -> [OutboxEntry] {
    try await database().outgoing().map { try JSONDecoder().decode(OutboxEntry.self, from: $0) }
  }

  /// Inserts an entry behind all others; false if it is there.
  public func insert(_ entry: OutboxEntry) async throws -> Bool {
    try await database().insertOutgoing(entry.id, JSONEncoder().encode(entry))
  }

  /// Puts an entry in its place; false if there is none.
  public func update(_ entry: OutboxEntry) async throws -> Bool {
    try await database().updateOutgoing(entry.id, JSONEncoder().encode(entry))
  }

  /// Removes an entry.
  public func remove(_ id: OutboxEntry.ID) async throws { try await database().removeOutgoing(id) }
}
