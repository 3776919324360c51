import Statements
import Testing
import WalletStore

/// Tests of finding the account of a file that does not name it.
@Suite struct FileAccountTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func statement(
    _ rows: String = "2025-03-01;Café;-3,50", account: String? = nil, name: String = "transactions.csv"
  ) throws -> Statement {
    var options = ReadingOptions()
    options.currency = try euro()
    options.accountName = account
    return try StatementReader(options: options).read(Array("Date;Payee;Amount\n\(rows)\n".utf8), name: name)
  }

  private func bringIn(_ rows: String, _ name: String, as destination: ImportDestination? = nil) async throws
    -> ImportReport
  {
    let statement = try statement(rows, name: name)
    var choices = ImportChoices()
    for question in try await fixture.database.accountQuestions(about: statement, fileName: name, user: user) {
      choices.destinations[question.id] = destination
    }
    return try await fixture.database.importStatement(statement, fileName: name, choices: choices, user: user)
  }

  private func question(_ rows: String, _ name: String) async throws -> ImportAccountQuestion {
    let statement = try statement(rows, name: name)
    return try #require(
      try await fixture.database.accountQuestions(about: statement, fileName: name, user: user).first)
  }

  @Test func twoAccountsOfOneFormatStayTwoAndNothingIsDropped() async throws {
    let row = "2025-03-01;Café;-3,50"
    #expect(try await bringIn(row, "transactions-1111.csv").new == 1)
    let question = try await question(row, "transactions-2222.csv")
    #expect(!question.isCertain && question.proposedName == "transactions 2222")
    #expect(question.candidates.map(\.alreadyThere) == [1])
    await #expect(throws: WalletError.accountNeeded(fileName: "transactions-2222.csv")) {
      try await bringIn(row, "transactions-2222.csv")
    }
    let second = try await bringIn(row, "transactions-2222.csv", as: .newAccount(name: question.proposedName))
    #expect(second.new == 1)
    #expect(try await fixture.database.accounts(user: user).map(\.name) == ["transactions 1111", "transactions 2222"])
  }

  @Test func onlyTheLikeliestAccountsAreComparedWithTheWholeFile() async throws {
    let coffee = try operation("2025-03-01", -350, "Café")
    for number in 1...25 { try await fixture.take([coffee, coffee], into: "DE\(number)", user: user) }
    try await fixture.take([coffee, coffee, coffee], into: "DE26", user: user)
    let question = try await question("2025-03-01;Café;-3,50\n2025-03-02;Kiosk;-1,00", "transactions.csv")
    // One of the file's is there, which a comparison tells; two look like it, which is all that is known of the others.
    #expect(question.candidates.map(\.alreadyThere) == Array(repeating: 1, count: 20) + Array(repeating: 2, count: 6))
    let accounts = try await fixture.database.accounts(user: user)
    let mostAlike = try #require(accounts.first { $0.operationCount == 3 }?.id)
    #expect(question.candidates.prefix(20).contains { $0.account.id == mostAlike })
  }

  @Test func aFileOfAKnownNameGoesWhereTheOneBeforeItWent() async throws {
    try await fixture.take([operation("2025-03-01", -1, "Other bank")], into: "DE1", user: user)
    let first = try await bringIn("2025-01-01;Café;-3,50", "konto-1.csv", as: .newAccount(name: "Joint account"))
    #expect(first.accounts.map(\.name) == ["Joint account"] && first.accounts.first?.isNewAccount == true)
    let account = try #require(first.accounts.first?.account)
    let question = try await question("2025-02-01;Rewe;-9,00", "Konto 1.csv")
    #expect(question.isCertain && question.suggestion == .account(account))
    let second = try await bringIn("2025-02-01;Rewe;-9,00", "konto-1.csv")
    #expect(second.accounts.map(\.account) == [account] && second.new == 1)
    #expect(try await fixture.database.accounts(user: user).count == 2)
  }

  @Test(arguments: [
    ("konto-1.csv", "konto-2.csv"), ("Giro 01.csv", "Giro 02.csv"), ("konto-2011.csv", "konto-2024.csv"),
    ("konto-2024.csv", "konto.csv"), ("2025-03.csv", "2025-04.csv"), ("20250301.csv", "01.03.2025.csv"),
    ("export.csv", "export (1).csv"), ("Umsaetze_2025-03.csv", "Umsaetze_2025-04.csv"),
  ])
  func aNameThatMayBeOfAnotherAccountIsAsked(first: String, second: String) async throws {
    let account = try await bringIn("2025-01-01;Café;-3,50", first, as: .newAccount(name: "A")).accounts.first?.account
    let rows = "2025-02-01;Rewe;-9,00"
    let question = try await question(rows, second)
    #expect(!question.isCertain && question.suggestion == account.map(ImportDestination.account))
    await #expect(throws: WalletError.accountNeeded(fileName: second)) { try await bringIn(rows, second) }
    #expect(try await fixture.operations(user: user).count == 1)
  }

  @Test func aDatedFileIsCertainWhenItsLinesAreInTheAccountOfTheOneBeforeIt() async throws {
    let first = try await bringIn(
      "2025-01-30;Café;-3,50", "Umsaetze_2025-01.csv", as: .newAccount(name: "Joint account"))
    let account = try #require(first.accounts.first?.account)
    let overlapping = "2025-01-30;Café;-3,50\n2025-02-01;Rewe;-9,00"
    for name in ["Umsaetze_2025-02.csv", "Umsaetze 2025-02 (1).csv", "umsaetze-20250130-20250228.csv"] {
      let question = try await question(overlapping, name)
      #expect(question.isCertain && question.suggestion == .account(account), "\(name)")
    }
    let second = try await bringIn(overlapping, "Umsaetze_2025-02.csv")
    #expect(second.accounts.map(\.account) == [account] && second.new == 1 && second.alreadyThere == 1)
  }

  @Test func aDatedFileWhoseLinesAreInAnotherAccountAsWellIsAsked() async throws {
    let row = "2025-01-30;Bank fee;-3,50"
    _ = try await bringIn(row, "Umsaetze_2025-01.csv", as: .newAccount(name: "A"))
    _ = try await bringIn(row, "other.csv", as: .newAccount(name: "B"))
    await #expect(throws: WalletError.accountNeeded(fileName: "Umsaetze_2025-02.csv")) {
      try await bringIn("\(row)\n2025-02-01;Rewe;-9,00", "Umsaetze_2025-02.csv")
    }
  }

  @Test func anOverlapSuggestsAnAccountAndIsNoCertainty() async throws {
    try await fixture.take([operation("2025-03-01", -350, "Café")], into: "A", user: user)
    try await fixture.take([operation("2025-03-02", -900, "Rewe")], into: "B", user: user)
    let account = try #require(try await fixture.database.accounts(user: user).last?.id)
    let question = try await question("2025-03-02;Rewe;-9,00\n2025-03-03;Kiosk;-1,00", "export.csv")
    #expect(question.suggestion == .account(account) && !question.isCertain)
    #expect(question.candidates.map(\.alreadyThere) == [1, 0] && question.operationCount == 2)
    #expect(question.days == (try day("2025-03-02")...day("2025-03-03")))
    let unlike = try await self.question("2025-03-09;Kiosk;-1,00", "export.csv")
    #expect(unlike.suggestion == .newAccount(name: "export"))
  }

  @Test func aFileThatNamesItsAccountAsksNothing() async throws {
    let statement = Statement(
      format: "Test",
      accounts: [
        StatementAccount(identifier: "1", name: "1", operations: [try operation("2025-03-01", -1, "Café")])
      ])
    #expect(try await fixture.database.accountQuestions(about: statement, fileName: "f", user: user).isEmpty)
  }

  @Test func theNameThatThePersonGivesFindsTheAccountWhateverItIsCalled() async throws {
    let named = try statement(account: "Joint")
    #expect(try await fixture.database.importStatement(named, fileName: "a.csv", user: user).new == 1)
    #expect(try await fixture.database.importStatement(named, fileName: "b.csv", user: user).new == 0)
    let account = try #require(try await fixture.database.accounts(user: user).first?.id)
    try await fixture.database.renameAccount(account, to: "Household", user: user)
    for name in ["Joint", "household"] {
      let again = try statement(account: name)
      let report = try await fixture.database.importStatement(again, fileName: "c.csv", user: user)
      #expect(report.new == 0 && report.accounts.map(\.name) == ["Household"], "\(name)")
    }
    try await fixture.take([operation("2025-03-01", -1, "X")], into: "B", user: user)
    let other = try #require(try await fixture.database.accounts(user: user).first { $0.identifier == "B" }?.id)
    try await fixture.database.renameAccount(other, to: "Household", user: user)
    await #expect(throws: WalletError.accountAmbiguous(name: "Household")) {
      try await fixture.database.importStatement(
        try statement(account: "Household"), fileName: "c.csv", user: user)
    }
  }

  @Test func aNewAccountOfAKnownNameIsAnother() async throws {
    let row = "2025-03-01;Café;-3,50"
    for name in ["a.csv", "b.csv"] {
      #expect(try await bringIn(row, name, as: .newAccount(name: "Mine")).new == 1)
    }
    let accounts = try await fixture.database.accounts(user: user)
    #expect(accounts.map(\.name) == ["Mine", "Mine 2"] && Set(accounts.map(\.identifier)).count == 2)
  }

  @Test func anAnswerStaysWhenTheImportOfItIsTakenBackAndAnotherConfirmedIt() async throws {
    let database = fixture.database
    let first = try await bringIn("2025-01-01;Café;-3,50", "konto-1.csv", as: .newAccount(name: "A"))
    _ = try await bringIn("2025-01-01;Café;-3,50", "konto-2.csv", as: .newAccount(name: "B"))
    _ = try await bringIn("2025-02-01;Rewe;-9,00", "konto-1.csv")
    try await database.removeImport(try #require(first.id), user: user)
    let account = try #require(first.accounts.first?.account)
    // The other account has the line as well, and is not preferred for that.
    let question = try await question("2025-01-01;Café;-3,50", "konto-1.csv")
    #expect(question.suggestion == .account(account) && question.isCertain)
  }

  @Test func anAnswerThatNoOtherImportConfirmedGoesWithItsImport() async throws {
    let database = fixture.database
    let right = try await bringIn("2025-01-01;Café;-3,50", "giro.csv", as: .newAccount(name: "Right"))
    let account = try #require(right.accounts.first?.account)
    let wrong = try await bringIn("2025-02-01;Rewe;-9,00", "savings.csv", as: .account(account))
    try await database.removeImport(try #require(wrong.id), user: user)
    #expect(try await !question("2025-02-01;Rewe;-9,00", "savings.csv").isCertain)
  }

  @Test func aCopyOfAFileIsSuggestedForTheAccountOfTheFile() async throws {
    let first = try await bringIn("2025-01-01;Café;-3,50", "giro.csv", as: .newAccount(name: "A"))
    _ = try await bringIn("2025-01-01;Rent;-800,00", "savings.csv", as: .newAccount(name: "B"))
    let account = try #require(first.accounts.first?.account)
    let question = try await question("2025-02-01;Rewe;-9,00", "giro (1).csv")
    #expect(question.suggestion == .account(account) && !question.isCertain)
  }

  @Test func anAnswerGivenAsAFlagIsRememberedToo() async throws {
    let named = try statement("2025-01-01;Café;-3,50", account: "A", name: "giro.csv")
    let first = try await fixture.database.importStatement(named, fileName: "giro.csv", user: user)
    let second = try await bringIn("2025-02-01;Rewe;-9,00", "giro.csv")
    #expect(second.accounts.map(\.account) == first.accounts.map(\.account) && second.new == 1)
  }

  @Test func somebodyElsesAccountAndAnotherCurrencyAreRefused() async throws {
    let bob = try await fixture.user("Bob")
    try await fixture.take([operation("2025-03-01", -1, "X")], user: bob)
    let theirs = try #require(try await fixture.database.accounts(user: bob).first?.id)
    await #expect(throws: WalletError.noSuchAccount) {
      try await bringIn("2025-03-01;Café;-3,50", "a.csv", as: .account(theirs))
    }
    try await fixture.take([operation("2025-03-01", -1, "X", currency: "GBP")], currency: "GBP", user: user)
    let pounds = try #require(try await fixture.database.accounts(user: user).first?.id)
    await #expect(throws: WalletError.currencyDiffers(account: try euro("GBP"), other: try euro())) {
      try await bringIn("2025-03-01;Café;-3,50", "a.csv", as: .account(pounds))
    }
  }

  @Test func aFileWithoutASingleReadableLineMakesNoAccountAndIsAFailure() async throws {
    let refusals = [Refusal(line: 2, reason: .noDate, text: "x"), Refusal(line: 3, reason: .noDate, text: "y")]
    for count in 0...2 {
      let account = StatementAccount(identifier: "1", name: "Mine", currency: try euro())
      let statement = Statement(format: "Test", accounts: [account], refusals: refusals.prefix(count))
      let preview = try await fixture.database.importPreview(of: statement, fileName: "a.csv", user: user)
      #expect(preview.isEmpty)
      await #expect(throws: WalletError.nothingToImport(fileName: "a.csv", refused: count)) {
        try await fixture.database.importStatement(statement, fileName: "a.csv", user: user)
      }
    }
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    #expect(try await fixture.database.imports(user: user).isEmpty)
  }
}
