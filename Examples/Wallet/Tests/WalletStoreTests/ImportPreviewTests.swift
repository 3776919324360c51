import GRDB
import Statements
import Testing
import WalletStore

@Suite struct ImportPreviewTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func statement(_ operations: [StatementOperation], refusals: [Refusal] = []) throws -> Statements.Statement {
    let account = StatementAccount(
      identifier: "1", name: "Account 1", kind: .checking, currency: try euro(), operations: operations)
    return Statements.Statement(format: "Test", accounts: [account], refusals: refusals)
  }

  private func preview(_ operations: [StatementOperation]) async throws -> ImportPreview {
    try await fixture.database.importPreview(of: try statement(operations), fileName: "f.csv", user: user)
  }

  @Test func itSaysOfEachOperationWhetherItIsNew() async throws {
    let coffee = try operation("2025-03-01", -350, "Café")
    let bread = try operation("2025-03-02", -420, "Bakery", id: "B")
    let rent = try operation("2025-03-03", -98_500, "Rent")
    try await fixture.take([coffee, bread], user: user)
    let preview = try await preview([bread, rent, coffee, coffee])
    let account = try #require(preview.accounts.first)
    #expect(account.operations.map(\.isNew) == [false, true, false, true])
    #expect(account.operations.map(\.payee) == ["Bakery", "Rent", "Café", "Café"])
    #expect(preview.new == 2 && preview.alreadyThere == 2 && !account.isNewAccount)
    #expect(preview.fileName == "f.csv" && preview.format == "Test")
  }

  @Test func itSaysTheSameAsTheImportDoesAfterwards() async throws {
    let days = try (1...9).map {
      try operation("2025-03-0\($0)", -100 * Int64($0), "Kiosk \($0)", id: $0 == 4 ? "X" : nil)
    }
    try await fixture.take(Array(days[0..<6]), user: user)
    let preview = try await preview(Array(days[3..<9]))
    let report = try await fixture.take(Array(days[3..<9]), user: user)
    #expect(preview.new == report.new && preview.alreadyThere == report.alreadyThere)
    #expect(report.new == 3)
  }

  @Test func itWritesNothing() async throws {
    try await fixture.take([operation("2025-03-01", -350, "Café")], user: user)
    func contents() async throws -> [String] {
      try await fixture.file().read { database in
        try ["operation", "account", "user", "importedFile"].flatMap { table in
          try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map(\.description)
        }
      }
    }
    let before = try await contents()
    // One that would be new, and one whose identifier would be learnt.
    let preview = try await preview([
      operation("2025-03-01", -350, "Café", id: "A"), operation("2025-03-02", -100, "Kiosk"),
    ])
    #expect(preview.new == 1)
    let other = StatementAccount(
      identifier: "2", name: "New", kind: .card, currency: try euro(),
      balance: Money(minorUnits: 5, currency: try euro()), balanceDate: try day("2025-03-09"),
      operations: [try operation("2025-03-05", -1, "Shop")])
    let second = try await fixture.database.importPreview(
      of: Statements.Statement(format: "Test", accounts: [other]), fileName: "f", user: user)
    #expect(second.accounts.first?.isNewAccount == true && second.accounts.first?.new == 1)
    #expect(try await contents() == before)
  }

  @Test func refusalsAndLearntCategoriesAreInIt() async throws {
    try await fixture.take([operation("2025-03-01", -350, "Zzyzx")], user: user)
    let stored = try #require(try await fixture.operations(user: user).first)
    try await fixture.database.setCategory(.travel, of: stored.id, user: user)
    let refusal = Refusal(line: 7, reason: .noDate, text: "x,y")
    let statement = try statement(
      [operation("2025-03-08", -360, "Zzyzx"), operation("2025-03-08", .max, "Huge")], refusals: [refusal])
    let preview = try await fixture.database.importPreview(of: statement, fileName: "f", user: user)
    #expect(preview.accounts.first?.operations.map(\.category) == [.travel])
    #expect(preview.refusals.first == refusal && preview.refusals.count == 2)
  }

  @Test func anyPartOfALongFileIsTold() async throws {
    let known = try (1...130).map { try operation("2025-03-01", -Int64($0), "Known \($0)") }
    let new = try (1...1_500).map { try operation("2025-03-02", -Int64($0), "New \($0)") }
    try await fixture.take(known, user: user)
    let account = try #require(try await preview(known + new).accounts.first)
    #expect(account.new == 1_500 && account.alreadyThere == 130 && account.deleted == 0)
    #expect(account.comingIn.count == 1_500 && account.leftOut.count == 130 && account.operations.count == 1_630)
    #expect(account.comingIn[1_440..<1_442].map(\.payee) == ["New 1441", "New 1442"])
    #expect(account.leftOut.last?.payee == "Known 130" && account.leftOut.last?.id == 129)
  }

  @Test func operationsOfSeveralAccountsAreToldUnderTheirOwn() async throws {
    func account(_ identifier: String, _ operations: [StatementOperation]) throws -> StatementAccount {
      StatementAccount(identifier: identifier, name: identifier, currency: try euro(), operations: operations)
    }
    let statement = try Statements.Statement(
      format: "Test",
      accounts: [
        account("1", [operation("2025-03-01", -1, "A"), operation("2025-03-02", .max, "Huge")]), account("2", []),
        account("3", [operation("2025-03-01", -2, "B"), operation("2025-03-01", -3, "C", currency: "GBP")]),
        account("1", [operation("2025-03-03", -4, "D")]),
      ])
    let preview = try await fixture.database.importPreview(of: statement, fileName: "f", user: user)
    #expect(preview.accounts.map { $0.operations.map(\.payee) } == [["A", "D"], ["B"], ["C"]])
  }

  @Test func whatIsKeptCountsAsNewUntilItIsLeftOutAgain() async throws {
    let file = try (1...4).map { try operation("2025-03-0\($0)", -Int64($0), "Kiosk") }
    try await fixture.take(Array(file[0..<3]), user: user)
    let gone = try #require(try await fixture.operations(user: user).last { $0.date.iso == "2025-03-01" })
    try await fixture.database.deleteOperation(gone.id, user: user)
    var preview = try await preview(file)
    func counts() -> [Int] { [preview.new, preview.alreadyThere, preview.deleted] }
    #expect(counts() == [1, 2, 1])
    preview.keep(0)
    preview.keep(1)
    preview.keep(3)
    #expect(counts() == [3, 1, 0] && preview.kept == [0, 1])
    #expect(preview.accounts.first?.comingIn.map(\.id) == [0, 1, 3])
    #expect(preview.accounts.first?.leftOut.map(\.id) == [2])
    preview.leaveOut(0)
    #expect(counts() == [2, 1, 1] && preview.kept == [1])
    let report = try await fixture.database.importStatement(
      try statement(file), fileName: "f.csv", choices: ImportChoices(kept: preview.kept), user: user)
    #expect([report.new, report.alreadyThere, report.deleted] == counts())
  }

  @Test func somebodyElsesOperationsDoNotCount() async throws {
    let coffee = try operation("2025-03-01", -350, "Café")
    try await fixture.take([coffee], user: try await fixture.user("Bob"))
    #expect(try await preview([coffee]).new == 1)
    await #expect(throws: WalletError.noSuchUser) {
      try await fixture.database.importPreview(
        of: try statement([coffee]), fileName: "f", user: UserID(rawValue: 999))
    }
  }
}
