import Statements
import Testing
import WalletStore

/// Tests of the traces that an import leaves when it is taken back, and of the merge of look-alikes.
@Suite struct LeftBehindTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func account(_ identifier: String) async throws -> WalletAccount {
    try #require(try await fixture.database.accounts(user: user).first { $0.identifier == identifier })
  }

  private func held(by identifier: String) async throws -> [WalletOperation] {
    let account = try await account(identifier).id
    return try await fixture.operations(user: user).filter { $0.account == account }
  }

  private func merge(_ source: String, into target: String) async throws -> UndoStep {
    try await fixture.database.mergeAccount(
      account(source).id, into: account(target).id, lookAlikes: .drop, user: user)
  }

  // MARK: Imports

  private func opened(_ amount: Int64, _ operations: [StatementOperation]) throws -> Statement {
    var account = StatementAccount(
      identifier: "1", name: "Account 1", kind: .checking, currency: try euro(), operations: operations)
    account.openingBalance = Money(minorUnits: amount, currency: try euro())
    account.openingDate = try day("2025-03-01")
    return Statement(format: "Test", accounts: [account])
  }

  @Test func anOpeningBalanceGoesWithTheImportThatToldIt() async throws {
    let operations = [try operation("2025-03-02", -70, "A")]
    try await fixture.take(operations, user: user)
    let report = try await fixture.database.importStatement(
      opened(10_000, operations), fileName: "b.csv", user: user)
    let file = try #require(report.id, "a file that tells nothing but an opening balance has brought something")
    #expect(try await fixture.database.imports(user: user).first?.accountNames == ["Account 1"])
    #expect(try await account("1").balance.total.minorUnits == 9930)
    let preview = try await fixture.database.removalPreview(of: file, user: user)
    #expect(preview.accounts.map(\.balance?.total.minorUnits) == [-70])
    let step = try await fixture.database.removeImport(file, user: user)
    let without = try await account("1")
    #expect(without.openingBalance == nil && without.balance.total.minorUnits == -70)
    try await fixture.database.undo(step.id, user: user)
    #expect(try await account("1").balance.total.minorUnits == 9930)
  }

  @Test func whatThePersonSaidOfAnAccountStays() async throws {
    let report = try await fixture.database.importStatement(
      opened(10_000, [operation("2025-03-02", -70, "A")]), fileName: "b.csv", user: user)
    try await fixture.take([operation("2025-03-03", -1, "B")], user: user)
    let own = OpeningBalance(Money(minorUnits: 500, currency: try euro()), on: try day("2025-03-01"))
    try await fixture.database.setOpeningBalance(own, of: account("1").id, user: user)
    try await fixture.database.removeImport(#require(report.id), user: user)
    #expect(try await account("1").openingBalance == own)
  }

  @Test func theAnswerOfAnImportGoesWithIt() async throws {
    try await fixture.take([operation("2025-03-01", -1, "Other")], into: "1", user: user)
    var options = ReadingOptions()
    options.currency = try euro()
    let reader = StatementReader(options: options)
    let march = try await reader.read(Array("Date;Payee;Amount\n2025-03-05;Café;-3,50\n".utf8), name: "u.csv")
    let april = try await reader.read(Array("Date;Payee;Amount\n2025-04-05;Rewe;-9,00\n".utf8), name: "u.csv")
    var choices = ImportChoices()
    for question in try await fixture.database.accountQuestions(about: march, fileName: "u.csv", user: user) {
      choices.destinations[question.id] = .account(try await account("1").id)
    }
    let report = try await fixture.database.importStatement(
      march, fileName: "u.csv", choices: choices, user: user)
    try await fixture.database.removeImport(#require(report.id), user: user)
    await #expect(throws: WalletError.accountNeeded(fileName: "u.csv")) {
      try await fixture.database.importStatement(april, fileName: "u.csv", user: user)
    }
  }

  @Test func aReportNamesItsAccountsAsTheyAreShown() async throws {
    let one = StatementAccount(
      identifier: "1", name: "One", currency: try euro(), operations: [try operation("2025-03-01", -1, "A")])
    let two = StatementAccount(
      identifier: "2", name: "Two", currency: try euro(), operations: [try operation("2025-03-01", -2, "B")])
    let statement = Statement(format: "Test", accounts: [one, two])
    _ = try await fixture.database.importStatement(statement, fileName: "a", user: user)
    try await fixture.database.renameAccount(account("1").id, to: "Everyday", user: user)
    let report = try await fixture.database.importStatement(statement, fileName: "a", user: user)
    #expect(report.accounts.map(\.name) == ["Everyday", "Two"])
  }

  // MARK: Merges

  @Test func theOneThatStaysTakesOverTheTransferAndTheCategory() async throws {
    try await fixture.take([operation("2025-03-01", -100, "Own money", id: "a1")], into: "A", user: user)
    try await fixture.take([operation("2025-03-01", 100, "Own money")], into: "S", user: user)
    try await fixture.take([operation("2025-03-01", -100, "Own money", id: "b1")], into: "B", user: user)
    let dropped = try #require(try await held(by: "A").first)
    #expect(dropped.counterpart != nil)
    try await fixture.database.setCategory(.travel, of: dropped.id, user: user)
    let before = try await fixture.operations(user: user)
    let step = try await merge("A", into: "B")
    let (kept, other) = (try #require(try await held(by: "B").first), try #require(try await held(by: "S").first))
    #expect(try await held(by: "B").count == 1)
    #expect(kept.counterpart?.operation == other.id && other.counterpart?.operation == kept.id)
    #expect(kept.category == .travel)
    try await fixture.database.undo(step.id, user: user)
    #expect(try await fixture.operations(user: user) == before)
  }

  @Test func whatThePersonPartedStaysPartedFromTheOneThatStays() async throws {
    try await fixture.take([operation("2025-03-01", -100, "Own money", id: "a1")], into: "A", user: user)
    try await fixture.take([operation("2025-03-01", 100, "Own money")], into: "S", user: user)
    try await fixture.database.partTransfer(of: #require(try await held(by: "A").first).id, user: user)
    // Another one is its side while the one of B comes, which so has none.
    try await fixture.take([operation("2025-03-01", -100, "Own money", id: "t1")], into: "T", user: user)
    try await fixture.take([operation("2025-03-01", -100, "Own money", id: "b1")], into: "B", user: user)
    try await fixture.database.partTransfer(of: #require(try await held(by: "T").first).id, user: user)
    #expect(try await fixture.operations(user: user).allSatisfy { $0.counterpart == nil })
    let before = try await fixture.operations(user: user)
    let step = try await merge("A", into: "B")
    let (kept, other) = (try #require(try await held(by: "B").first), try #require(try await held(by: "S").first))
    let parted = try await fixture.number(
      "SELECT count(*) FROM partedTransfer WHERE firstID IN (?1, ?2) AND secondID IN (?1, ?2)", kept.id.rawValue,
      other.id.rawValue)
    #expect(parted == 1)
    try await fixture.database.undo(step.id, user: user)
    #expect(try await fixture.operations(user: user) == before)
  }

  @Test func whatAMergeDroppedDoesNotComeBackWithTheNextFile() async throws {
    let file = [try operation("2025-03-01", -350, "Café", id: "a1")]
    try await fixture.take(file, into: "A", user: user)
    try await fixture.take([operation("2025-03-01", -350, "Café", id: "b1")], into: "B", user: user)
    _ = try await merge("A", into: "B")
    for account in ["A", "B"] {
      let report = try await fixture.take(
        file + [operation("2025-03-01", -350, "Café", id: "b1"), operation("2025-03-02", -1, account)], into: account,
        user: user)
      #expect(report.new == 1 && report.deleted == 1)
    }
    #expect(try await fixture.operations(OperationFilter(text: "cafe"), user: user).count == 1)
  }

  @Test func anAccountWhoseNameLeadsElsewhereByNowDoesNotComeBack() async throws {
    for name in ["A", "B"] { try await fixture.take([operation("2025-03-01", -1, name)], into: name, user: user) }
    let deletion = try await fixture.database.deleteAccount(account("A").id, user: user)
    try await fixture.take([operation("2025-03-09", -1, "New")], into: "A", user: user)
    _ = try await merge("A", into: "B")
    await #expect(throws: WalletError.cannotUndo) { try await fixture.database.undo(deletion.id, user: user) }
    #expect(try await fixture.database.accounts(user: user).map(\.identifier) == ["B"])
  }

  // MARK: Balances of one day

  @Test func theBalanceOfTheMorningDoesNotReplaceThatOfTheEvening() async throws {
    let morning = [try operation("2025-03-01", -5, "A")]
    let evening = morning + [try operation("2025-03-01", -20, "B")]
    try await fixture.take(evening, balance: 80, on: "2025-03-01", user: user)
    try await fixture.take(morning, balance: 100, on: "2025-03-01", user: user)
    #expect(try await account("1").balance.total.minorUnits == 80)
    try await fixture.take(
      morning + [operation("2025-02-01", -1, "Older")], balance: 100, on: "2025-03-01", user: user)
    #expect(try await account("1").balance.total.minorUnits == 80)
  }

  @Test func theBalanceOfTheEveningReplacesThatOfTheMorningForGood() async throws {
    let morning = [try operation("2025-03-01", -5, "A")]
    let evening = morning + [try operation("2025-03-01", -20, "B")]
    try await fixture.take(morning, balance: 100, on: "2025-03-01", user: user)
    let second = try await fixture.take(evening, balance: 80, on: "2025-03-01", user: user)
    #expect(try await account("1").balance.total.minorUnits == 80)
    try await fixture.take(
      morning + [operation("2025-02-01", -1, "Older")], balance: 100, on: "2025-03-01", user: user)
    #expect(try await account("1").balance.total.minorUnits == 80)
    try await fixture.database.removeImport(#require(second.id), user: user)
    #expect(try await account("1").balance.total.minorUnits == 100)
  }
}
