import Statements
import Testing
import WalletStore

/// What was exported, read by the statement reader and imported.
@Suite struct RoundTripTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func exported(_ user: UserID) async throws -> Statement {
    let text = try await fixture.database.exportCSV(user: user).reduce("", +)
    return try StatementReader().read(Array(text.utf8), name: "wallet.csv")
  }

  private func fill() async throws {
    try await fixture.take(
      [
        operation("2025-03-02", -123_456, "Lidl", id: "A1"), operation("2025-03-02", -350, "Café, \"Lumière\""),
        operation("2025-03-02", -350, "Café, \"Lumière\""),
        operation("2025-03-13", 500_000, "=cmd()", memo: "-1, two; parts"),
        operation("2025-03-14", -99, "Bakery", memo: "Nº 5", category: "leisure"),
      ], into: "DE12345", user: user)
    try await fixture.take(
      [operation("2025-03-02", -700, "Pub", currency: "GBP")], into: "GB777", currency: "GBP", user: user)
  }

  @Test func anExportThatIsImportedAgainAddsNothing() async throws {
    try await fill()
    let report = try await fixture.database.importStatement(exported(user), fileName: "wallet.csv", user: user)
    #expect(report.new == 0 && report.alreadyThere == 6 && report.refusals.isEmpty)
    #expect(try await fixture.database.accounts(user: user).count == 2)
  }

  @Test func anExportCanBeTakenToAnotherUser() async throws {
    try await fill()
    let bob = try await fixture.user("Bob")
    #expect(try await fixture.database.importStatement(exported(user), fileName: "wallet.csv", user: bob).new == 6)
    let theirs = try await fixture.operations(user: bob).map(Essence.init)
    let own = try await fixture.operations(user: user).map(Essence.init)
    #expect(Set(theirs) == Set(own), "\(Set(theirs).symmetricDifference(own))")
    #expect(
      try await fixture.database.accounts(user: bob).map(\.balance)
        == fixture.database.accounts(user: user).map(\.balance))
  }

  @Test func aSampleSurvivesTheRoundTrip() async throws {
    let sample = try await fixture.database.makeSample()
    let count = try await fixture.operations(user: sample).count
    let report = try await fixture.database.importStatement(exported(sample), fileName: "wallet.csv", user: sample)
    #expect(report.new == 0 && report.alreadyThere == count)
  }

  private struct Essence: Hashable {
    let date: CalendarDate
    let amount: Money
    let payee: String
    let memo: String
    let category: CategoryKey

    init(_ operation: WalletOperation) {
      date = operation.date
      amount = operation.amount
      payee = operation.payee
      memo = operation.memo
      category = operation.category
    }
  }
}
