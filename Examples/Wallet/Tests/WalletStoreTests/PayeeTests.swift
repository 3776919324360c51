import Statements
import Testing
import WalletStore

/// Payees, and the names that a person gives them over the bank's.
@Suite struct PayeeTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func payees(_ user: UserID? = nil) async throws -> [WalletPayee] {
    try await fixture.database.payees(user: user ?? self.user)
  }

  private func payee(_ bankName: String) async throws -> WalletPayee {
    try #require(try await payees().first { $0.bankNames.contains(bankName) })
  }

  @discardableResult
  private func rename(_ bankName: String, to name: String) async throws -> UndoStep {
    try await fixture.database.renamePayee(try await payee(bankName).id, to: name, user: user)
  }

  private func names(_ filter: OperationFilter = OperationFilter()) async throws -> [String] {
    try await fixture.operations(filter, user: user).map(\.payee)
  }

  /// Three shops, of which the bank calls one by two numbers.
  private func fill() async throws {
    try await fixture.take(
      [
        operation("2025-03-01", -100, "LIDL SAGT DANKE 4711"), operation("2025-03-02", -200, "Lidl sagt danke 0815"),
        operation("2025-03-03", -400, "REWE MARKT"), operation("2025-03-04", -800, ""),
      ], user: user)
    try await fixture.take(
      [operation("2025-03-05", -50, "LIDL SAGT DANKE 12", currency: "GBP")], into: "2", currency: "GBP", user: user)
  }

  // MARK: The list

  @Test func `payees are listed with their operations and sums, the one with most operations first`() async throws {
    try await fill()
    let payees = try await payees()
    #expect(payees.map(\.name) == ["LIDL SAGT DANKE 12", "REWE MARKT"], "the newest of the bank's names")
    #expect(payees.map(\.operationCount) == [3, 1])
    #expect(payees.map { $0.totals.map(\.description) } == [["-3.00 EUR", "-0.50 GBP"], ["-4.00 EUR"]])
    #expect(payees.map(\.givenName) == [nil, nil])
    let lidl = try #require(payees.first)
    #expect(try await names(OperationFilter(payee: lidl.id)).count == 3)
    #expect(try await fixture.database.payee(lidl.id, user: user) == lidl)
  }

  @Test func `an operation knows its payee, and the nameless have none`() async throws {
    try await fill()
    let operations = try await fixture.operations(user: user)
    let rewe = try await payee("REWE MARKT").id
    #expect(operations.first { $0.payee == "REWE MARKT" }?.payeeID == rewe)
    #expect(operations.first { $0.payee.isEmpty }.map(\.payeeID) == .some(nil))
    await #expect(throws: WalletError.noSuchPayee) {
      try await fixture.database.payee(PayeeID(rawValue: ""), user: user)
    }
  }

  @Test func `a payee of any text has a key that an address holds`() async throws {
    let long = ["😀", "ü "].map { String(repeating: $0, count: 3000) }
    let texts = ["\t\u{7}", "***", "\t/\u{7}?"] + long
    try await fixture.take(try texts.enumerated().map { try operation("2025-03-01", -1 - Int64($0), $1) }, user: user)
    let payees = try await payees()
    #expect(payees.count == 4, "one that has nothing to be seen is nobody")
    for payee in payees {
      #expect(payee.id.rawValue.unicodeScalars.count <= 150)
      #expect(!payee.id.rawValue.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(try await fixture.database.payee(payee.id, user: user) == payee)
    }
  }

  // MARK: Names

  @Test func `a name is over the bank's, for the past and for what is imported later`() async throws {
    try await fill()
    let step = try await rename("LIDL SAGT DANKE 12", to: "  Lidl ")
    #expect(step.action == .renamedPayee(from: "LIDL SAGT DANKE 12", to: "Lidl"))
    let more = [try operation("2025-04-01", -7, "LIDL SAGT DANKE 99")]
    #expect(try await fixture.take(more, user: user).new == 1)
    #expect(try await fixture.take(more, user: user).new == 0, "it is known by the bank's name")
    let operations = try await fixture.operations(OperationFilter(text: "sagt"), user: user)
    #expect(operations.map(\.payee) == ["Lidl", "Lidl", "Lidl", "Lidl"])
    #expect(operations.first?.bankPayee == "LIDL SAGT DANKE 99")
    let lidl = try await payee("LIDL SAGT DANKE 99")
    #expect(lidl.name == "Lidl" && lidl.givenName == "Lidl" && lidl.operationCount == 4)
    let history = try await fixture.database.operations(since: day("2025-04-01"), user: user)
    #expect(history.map(\.payee) == ["Lidl"])
  }

  @Test(arguments: ["", " \n"]) func `an empty name brings the bank's back`(empty: String) async throws {
    try await fill()
    try await rename("REWE MARKT", to: "Rewe")
    let step = try await rename("REWE MARKT", to: empty)
    #expect(step.action == .renamedPayee(from: "Rewe", to: "REWE MARKT"))
    #expect(try await payee("REWE MARKT").name == "REWE MARKT")
    #expect(try await names(OperationFilter(text: "rewe")) == ["REWE MARKT"])
  }

  @Test func `a name is undone to the one before`() async throws {
    try await fill()
    let first = try await rename("REWE MARKT", to: "Rewe")
    let second = try await rename("REWE MARKT", to: "Supermarket")
    let third = try await rename("REWE MARKT", to: "")
    try await fixture.database.undo(third.id, user: user)
    #expect(try await payee("REWE MARKT").name == "Supermarket")
    await #expect(throws: WalletError.cannotUndo) { try await fixture.database.undo(first.id, user: user) }
    try await fixture.database.undo(second.id, user: user)
    #expect(try await payee("REWE MARKT").name == "Rewe")
    try await fixture.database.undo(first.id, user: user)
    #expect(try await payee("REWE MARKT").name == "REWE MARKT")
  }

  @Test(arguments: ["a\u{0}b", String(repeating: "x", count: 101)])
  func `a name that cannot be shown is refused`(name: String) async throws {
    try await fill()
    await #expect(throws: WalletError.self) { try await rename("REWE MARKT", to: name) }
    #expect(try await payee("REWE MARKT").givenName == nil)
  }

  @Test(arguments: ["Discounter", "discoUNT", "counter", "sagt danke", "DANKE discounter", "discounter 4711"])
  func `a search finds by both names`(text: String) async throws {
    try await fill()
    try await rename("LIDL SAGT DANKE 12", to: "Discounter")
    let found = try await names(OperationFilter(text: text))
    #expect(Set(found) == ["Discounter"])
    #expect(found.count == (text.contains("4711") ? 1 : 3))
    let summary = try await fixture.database.summary(of: OperationFilter(text: text), user: user)
    #expect(summary.count == found.count)
  }

  // MARK: One name

  @Test func `two payees that get one name are one`() async throws {
    try await fill()
    let (lidl, rewe) = (try await payee("LIDL SAGT DANKE 12").id, try await payee("REWE MARKT").id)
    try await rename("LIDL SAGT DANKE 12", to: "Groceries")
    let step = try await rename("REWE MARKT", to: "GROCERIES")
    let one = try #require(try await payees().first)
    #expect(try await payees().count == 1)
    #expect(one.operationCount == 4 && one.totals.map(\.description) == ["-7.00 EUR", "-0.50 GBP"])
    #expect(one.bankNames == ["LIDL SAGT DANKE 12", "REWE MARKT"])
    for id in [lidl, rewe] {
      #expect(try await fixture.database.payee(id, user: user) == one)
      #expect(try await names(OperationFilter(payee: id)).count == 4)
    }
    try await fixture.database.undo(step.id, user: user)
    #expect(try await payees().map(\.name) == ["Groceries", "REWE MARKT"])
  }

  @Test func `one of two is renamed with the other, and each gets its own name back`() async throws {
    try await fill()
    try await rename("LIDL SAGT DANKE 12", to: "Groceries")
    try await rename("REWE MARKT", to: "Groceries")
    try await rename("REWE MARKT", to: "Food")
    #expect(try await payees().map(\.name) == ["Food"])
    try await rename("REWE MARKT", to: "")
    #expect(try await payees().map(\.name) == ["LIDL SAGT DANKE 12", "REWE MARKT"])
  }

  @Test func `a payee that gets the bank's name of another is one with it`() async throws {
    try await fill()
    try await fixture.take([operation("2025-03-09", -9, "Rewe Markt 17")], user: user)
    try await rename("LIDL SAGT DANKE 12", to: "Rewe, Markt")
    #expect(try await payees().map(\.operationCount) == [5])
    #expect(try await payees().map(\.name) == ["Rewe, Markt"])
  }

  @Test func `numbers in names that a person gives tell payees apart`() async throws {
    try await fill()
    try await rename("LIDL SAGT DANKE 12", to: "Shop 1")
    try await rename("REWE MARKT", to: "Shop 2")
    #expect(try await payees().map(\.name) == ["Shop 1", "Shop 2"])
  }

  @Test func `a category for all of a payee is for all of one name`() async throws {
    try await fill()
    try await rename("LIDL SAGT DANKE 12", to: "Food")
    try await rename("REWE MARKT", to: "Food")
    let operation = try #require(try await fixture.operations(OperationFilter(text: "rewe"), user: user).first)
    let preview = try await fixture.database.categoryChangePreview(to: .travel, of: operation.id, user: user)
    #expect(preview.payee == "Food" && preview.others == 3)
    let step = try await fixture.database.setCategory(.travel, ofAllLike: operation.id, user: user)
    #expect(step.action == .categorised(.travel, count: 4))
    try await fixture.take([WalletStoreTests.operation("2025-04-01", -7, "LIDL SAGT DANKE 99")], user: user)
    #expect(try await fixture.operations(OperationFilter(category: .travel), user: user).count == 5)
    try await fixture.database.undo(step.id, user: user)
    #expect(try await fixture.operations(OperationFilter(category: .travel), user: user).count == 1)
  }

  // MARK: Others

  @Test func `a name is its person's alone`() async throws {
    try await fill()
    let bob = try await fixture.user("Bob")
    try await fixture.take([operation("2025-03-01", -1, "REWE MARKT")], user: bob)
    try await rename("REWE MARKT", to: "Rewe")
    try await rename("LIDL SAGT DANKE 12", to: "REWE MARKT")
    #expect(try await payees(bob).map(\.name) == ["REWE MARKT"])
    #expect(try await payees(bob).map(\.operationCount) == [1])
    #expect(try await fixture.operations(OperationFilter(text: "lidl"), user: bob).isEmpty)
    let lidl = try await payee("LIDL SAGT DANKE 12").id
    await #expect(throws: WalletError.noSuchPayee) { try await fixture.database.payee(lidl, user: bob) }
    await #expect(throws: WalletError.noSuchPayee) {
      try await fixture.database.renamePayee(lidl, to: "Mine", user: bob)
    }
    #expect(try await fixture.database.countLines(OperationFilter(payee: lidl), user: bob) == 0)
    try await fixture.database.deleteUser(user, password: Fixture.password)
    #expect(try await fixture.number("SELECT count(*) FROM payeeName") == 0)
  }

  // MARK: Export

  private func exported(_ user: UserID) async throws -> Statement {
    let text = try await fixture.database.exportCSV(user: user).reduce("", +)
    return try await StatementReader().read(Array(text.utf8), name: "wallet.csv")
  }

  @Test func `an export has both names, and brings them to another wallet`() async throws {
    try await fill()
    try await rename("LIDL SAGT DANKE 12", to: "=Lidl")
    let text = try await fixture.database.exportCSV(user: user).reduce("", +)
    #expect(text.contains(",LIDL SAGT DANKE 4711,,groceries,,,,'=Lidl\r\n"), "\(text)")
    #expect(text.contains(",REWE MARKT,,groceries,,,,\r\n"), "\(text)")
    let statement = try await exported(user)
    #expect(try await fixture.database.importStatement(statement, fileName: "wallet.csv", user: user).new == 0)
    let bob = try await fixture.user("Bob")
    let report = try await fixture.database.importStatement(statement, fileName: "wallet.csv", user: bob)
    #expect(report.new == 5)
    let (theirs, own) = (try await payees(bob), try await payees())
    #expect(theirs.map(\.name) == own.map(\.name) && theirs.map(\.bankNames) == own.map(\.bankNames))
    #expect(try await exported(bob) == statement)
    // What a file brought goes with it.
    let step = try await fixture.database.removeImport(try #require(report.id), user: bob)
    #expect(try await fixture.number("SELECT count(*) FROM payeeName WHERE userID = ?", bob.rawValue) == 0)
    try await fixture.database.undo(step.id, user: bob)
    #expect(try await payees(bob).map(\.name) == own.map(\.name))
  }

  @Test func `what the person calls a payee counts more than a file`() async throws {
    try await fill()
    try await rename("REWE MARKT", to: "Rewe")
    let statement = try await exported(user)
    let bob = try await fixture.user("Bob")
    try await fixture.take([operation("2025-01-01", -1, "Rewe Markt")], user: bob)
    try await fixture.database.renamePayee(try #require(try await payees(bob).first).id, to: "Mine", user: bob)
    _ = try await fixture.database.importStatement(statement, fileName: "wallet.csv", user: bob)
    #expect(try await payees(bob).map(\.name) == ["LIDL SAGT DANKE 12", "Mine"])
  }

  @Test func `a table from before names of payees is read as exactly as it was written`() async throws {
    let text =
      "Date,Account ID,Account name,Account type,Currency,Amount,Payee,Memo,Category,Transfer,Balance,Balance at\r\n"
      + "2025-01-01,1,Giro,savings,EUR,,,,,,-0.07,start of day\r\n"
      + "2025-03-02,1,Giro,savings,EUR,-5.00,Savings,,transfer,1,,\r\n"
    let account = try #require(try await StatementReader().read(Array(text.utf8), name: "wallet.csv").accounts.first)
    #expect(account.kind == .savings && account.openingBalance?.decimalText == "-0.07")
    #expect(account.operations.map(\.transfer) == [.side(mark: "1")])
    #expect(account.operations.map(\.payeeName) == [nil])
  }
}
