import EspalierGateways
import Testing
import WalletGateways
import WalletStore

/// The outbox's store in the wallet's database keeps the contract of stores, and outlives the program.
@MainActor @Suite struct OutboxStoreTests {
  @Test func itKeepsTheContractOfStores() async throws {
    // Each law has a database of its own, whose files go with the fixture.
    var fixtures: [WalletFixture] = []
    try await OutboxStoreLaws.check {
      let fixture = try WalletFixture()
      fixtures.append(fixture)
      let database = fixture.database
      return DatabaseOutboxStore { database }
    }
    #expect(!fixtures.isEmpty)
  }

  @Test func whatWaitsIsThereInItsOrderForAnotherProcess() async throws {
    let kind = OutboxKind<Int>("number")
    let fixture = try WalletFixture()
    let first = fixture.database
    for number in 1...5 {
      _ = try await DatabaseOutboxStore { first }.insert(OutboxEntry(number, of: kind))
    }
    let second = try fixture.anotherProcess()
    let entries = try await DatabaseOutboxStore { second }.entries()
    #expect(try entries.map { try $0.payload(of: kind) } == [1, 2, 3, 4, 5])
  }
}
