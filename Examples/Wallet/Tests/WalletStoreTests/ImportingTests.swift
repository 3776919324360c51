import GRDB
import Statements
import Testing
import WalletStore

@Suite struct ImportingTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  @Test func theSameFileTwiceAddsNothing() async throws {
    let file = [
      try operation("2025-03-01", -350, "Café"), try operation("2025-03-02", -1200, "Lidl", id: "A"),
    ]
    let first = try await fixture.take(file, user: user)
    #expect(first.new == 2 && first.alreadyThere == 0 && first.accounts.first?.isNewAccount == true)
    let second = try await fixture.take(file, user: user)
    #expect(second.new == 0 && second.alreadyThere == 2 && second.accounts.first?.isNewAccount == false)
    #expect(try await fixture.operations(user: user).count == 2)
  }

  @Test func filesThatOverlapAddOnlyWhatIsNew() async throws {
    let days = try (1...9).map { try operation("2025-03-0\($0)", -100 * Int64($0), "Kiosk \($0)") }
    #expect(try await fixture.take(Array(days[0..<6]), user: user).new == 6)
    let later = try await fixture.take(Array(days[3..<9]), user: user)
    #expect(later.new == 3 && later.alreadyThere == 3)
  }

  @Test(arguments: [nil, "X"])
  func lookAlikesInOneFileBothStayAndAreRecognisedLater(id: String?) async throws {
    let coffee = try operation("2025-03-01", -350, "Café", id: id)
    #expect(try await fixture.take([coffee, coffee], user: user).new == 2)
    #expect(try await fixture.take([coffee, coffee], user: user).new == 0)
    #expect(try await fixture.take([coffee], user: user).new == 0)
    #expect(try await fixture.take([coffee, coffee, coffee], user: user).new == 1)
  }

  @Test func lookAlikesWithDifferentIdentifiersAreDifferent() async throws {
    let first = try operation("2025-03-01", -350, "Café", id: "A")
    let second = try operation("2025-03-01", -350, "Café", id: "B")
    #expect(try await fixture.take([first], user: user).new == 1)
    #expect(try await fixture.take([second], user: user).new == 1)
    #expect(try await fixture.take([second, first], user: user).new == 0)
  }

  @Test func anIdentifierThatTheBankUsesAgainIsAnotherOperation() async throws {
    #expect(try await fixture.take([operation("2025-03-01", -350, "Café", id: "1")], user: user).new == 1)
    #expect(try await fixture.take([operation("2025-03-02", -350, "Café", id: "1")], user: user).new == 1)
    #expect(try await fixture.take([operation("2025-03-01", -360, "Café", id: "1")], user: user).new == 1)
  }

  @Test func theBanksIdentifierCountsThoughThePayeeIsSpeltAnew() async throws {
    try await fixture.take([operation("2025-03-01", -350, "CAFE 0231", id: "1")], user: user)
    #expect(try await fixture.take([operation("2025-03-01", -350, "Café Lumière", id: "1")], user: user).new == 0)
  }

  @Test func caseAccentsAndPunctuationDoNotMakeANewOperation() async throws {
    try await fixture.take([operation("2025-03-01", -350, "Café  Lumière", memo: "No. 7")], user: user)
    #expect(try await fixture.take([operation("2025-03-01", -350, "CAFE LUMIERE.", memo: "no 7")], user: user).new == 0)
    #expect(try await fixture.take([operation("2025-03-01", -350, "Café Lumière", memo: "No. 8")], user: user).new == 1)
  }

  @Test func anIdentifierLearntLaterIsKept() async throws {
    try await fixture.take([operation("2025-03-01", -350, "Café")], user: user)
    #expect(try await fixture.take([operation("2025-03-01", -350, "Café", id: "A")], user: user).new == 0)
    // The stored one is now A, so B is a second coffee.
    #expect(try await fixture.take([operation("2025-03-01", -350, "Café", id: "B")], user: user).new == 1)
    let both = [try operation("2025-03-01", -350, "Café"), try operation("2025-03-01", -350, "Café")]
    #expect(try await fixture.take(both, user: user).new == 0)
  }

  @Test func theSameOperationOnAnotherAccountOrInAnotherCurrencyIsAnother() async throws {
    let file = [try operation("2025-03-01", -350, "Café", id: "A")]
    let pounds = [try operation("2025-03-01", -350, "Café", id: "A", currency: "GBP")]
    #expect(try await fixture.take(file, into: "1", user: user).new == 1)
    #expect(try await fixture.take(file, into: "2", user: user).new == 1)
    #expect(try await fixture.take(pounds, into: "1", currency: "GBP", user: user).new == 1)
    #expect(try await fixture.database.accounts(user: user).map(\.currency.code) == ["EUR", "GBP", "EUR"])
  }

  @Test func anAccountInTwoPartsOfAFileIsOne() async throws {
    let coffee = try operation("2025-03-01", -350, "Café")
    let part = StatementAccount(identifier: "1", name: "Main", kind: .card, currency: try euro(), operations: [coffee])
    let statement = Statement(format: "Test", accounts: [part, part])
    let report = try await fixture.database.importStatement(statement, fileName: "f", user: user)
    #expect(report.accounts.count == 1 && report.new == 2)
    #expect(try await fixture.database.importStatement(statement, fileName: "f", user: user).new == 0)
  }

  @Test func anAccountOfSeveralCurrenciesBecomesOneForEach() async throws {
    let operations = [
      try operation("2025-03-01", -350, "Café"), try operation("2025-03-01", -400, "Pub", currency: "GBP"),
    ]
    let account = StatementAccount(identifier: "1", name: "Main", kind: .card, currency: nil, operations: operations)
    let statement = Statement(format: "Test", accounts: [account])
    let report = try await fixture.database.importStatement(statement, fileName: "f", user: user)
    #expect(report.accounts.map(\.currency.code) == ["EUR", "GBP"])
    #expect(try await fixture.database.accounts(user: user).map(\.balance.total.minorUnits) == [-350, -400])
  }

  @Test func refusalsArePassedOnAndImpossibleAmountsAreRefused() async throws {
    let account = StatementAccount(
      identifier: "1", name: "Main", kind: .checking, currency: try euro(),
      operations: [
        try operation("2025-03-01", .max, "Huge"), try operation("2025-03-01", .min, "Huge"),
        try operation("2025-03-01", -350, "Café"),
      ])
    let refusal = Refusal(line: 7, reason: .noDate, text: "x,y")
    let statement = Statement(format: "Test", accounts: [account], refusals: [refusal])
    let report = try await fixture.database.importStatement(statement, fileName: "march.csv", user: user)
    #expect(report.refusals.first == refusal && report.refusals.count == 3)
    #expect(report.fileName == "march.csv" && report.format == "Test" && report.new == 1)
  }

  @Test func anErrorInTheMiddleLeavesNothing() async throws {
    try await fixture.file().write { database in
      try database.execute(
        sql: """
          CREATE TRIGGER failure BEFORE INSERT ON operation WHEN NEW.payee = 'boom'
          BEGIN SELECT RAISE(ABORT, 'the disk is full'); END
          """)
    }
    let good = try (1...20).map { try operation("2025-03-01", -Int64($0), "Café") }
    await #expect(throws: WalletError.storage(reason: "the disk is full")) {
      try await fixture.take(good + [operation("2025-03-02", -1, "boom")], user: user)
    }
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    #expect(try await fixture.database.countLines(OperationFilter(), user: user) == 0)
    #expect(try await fixture.take(good, user: user).new == 20)
  }

  @Test func anImportWhoseTaskIsCancelledLeavesNothing() async throws {
    let file = [try operation("2025-03-01", -350, "Café")]
    let importing = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await fixture.take(file, user: user)
    }
    await #expect(throws: CancellationError.self) { try await importing.value }
    #expect(try await fixture.database.accounts(user: user).isEmpty)
  }

  @Test func whatAnOperationCameFromIsKnown() async throws {
    try await fixture.take([operation("2025-03-01", -350, "Café", memo: "Table 4")], user: user)
    let stored = try #require(try await fixture.operations(user: user).first)
    #expect(stored.payee == "Café" && stored.memo == "Table 4" && stored.accountName == "Account 1")
    #expect(stored.fileName == "test.csv" && stored.fileLine == 1)
    #expect(try await fixture.database.operation(stored.id, user: user) == stored)
  }
}
