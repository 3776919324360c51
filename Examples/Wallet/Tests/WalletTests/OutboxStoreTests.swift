import EspalierCryptography
import EspalierGateways
import Foundation
import Testing
import WalletGateways
import WalletOnlineProgram
import WalletStore

/// The outbox's store in the wallet's database keeps the contract of stores, and outlives the program.
@Suite struct OutboxStoreTests {
  /// The files of a test's databases.
  private final class Folder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "outbox-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    func database(_ name: String = UUID().uuidString) throws -> WalletDatabase {
      try WalletDatabase(
        directory: url.appending(path: name), passwordCost: PasswordHash.Cost(rounds: 16, blockSize: 1))
    }
  }

  @Test func itKeepsTheContractOfStores() async throws {
    let folder = Folder()
    try await OutboxStoreConformance.check {
      let database = try folder.database()
      return DatabaseOutboxStore { database }
    }
  }

  @Test func whatWaitsIsThereInItsOrderForAnotherProcess() async throws {
    let kind = OutboxKind<Int>("number")
    let folder = Folder()
    let first = try folder.database("one")
    for number in 1...5 {
      _ = try await DatabaseOutboxStore { first }.insert(OutboxEntry(number, of: kind), within: nil)
    }
    let second = try folder.database("one")
    let entries = try await DatabaseOutboxStore { second }.entries()
    #expect(try entries.map { try $0.payload(of: kind) } == [1, 2, 3, 4, 5])
  }
}
