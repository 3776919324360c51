import Statements
import Testing
import WalletStore

/// Tests that an export is read by the statement reader and imported.
@Suite struct RoundTripTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func exported(_ user: UserID) async throws -> Statement {
    let text = try await fixture.database.exportCSV(user: user).reduce("", +)
    return try await StatementReader().read(Array(text.utf8), name: "wallet.csv")
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
    #expect(try await figures(bob) == figures(user))
  }

  @Test func aSampleSurvivesTheRoundTrip() async throws {
    let sample = try await fixture.database.makeSample()
    let count = try await fixture.operations(user: sample).count
    let report = try await fixture.database.importStatement(exported(sample), fileName: "wallet.csv", user: sample)
    #expect(report.new == 0 && report.alreadyThere == count)
  }

  // MARK: The same figures

  /// All that a person sees of their money, but for the numbers of rows.
  private func figures(_ user: UserID) async throws -> [String] {
    let accounts = try await fixture.database.accounts(user: user)
    var figures = accounts.map { account in
      let opening = account.openingBalance.map { "\($0.amount) \($0.day)" } ?? ""
      return "\(account.identifier) \(account.name) \(account.kind) \(account.balance) \(opening)"
    }.sorted()
    for month in try await fixture.database.months(user: user) {
      figures += try await fixture.database.overview(of: month, user: user).currencies.map { "\(month) \($0)" }.sorted()
    }
    figures += try await fixture.operations(user: user).map { operation in
      let other = operation.counterpart.map { "\($0.accountName) \($0.date)" } ?? ""
      return "\(Essence(operation)) \(operation.accountName) \(other)"
    }.sorted()
    return figures
  }

  private func fillAtRandom(_ random: inout Seeded) async throws {
    let database = fixture.database
    for identifier in ["DE1", "DE2", "cash", "=1+1"] {
      let file = try (0..<25).map { line in
        try operation(
          "2025-0\(Int.random(in: 1...3, using: &random))-1\(Int.random(in: 0...9, using: &random))",
          Int64.random(in: -9...9, using: &random) * 100, ["Café", "-5", "", "Salary", "a, \"b\""][line % 5],
          memo: line.isMultiple(of: 4) ? "Line \(line)" : "")
      }
      let statement = Statement(
        format: "Test",
        accounts: [
          StatementAccount(
            identifier: identifier, name: "Bank of \(identifier)",
            kind: StatementAccount.Kind.allCases.randomElement(using: &random) ?? .other, currency: try euro(),
            balance: Bool.random(using: &random)
              ? Money(minorUnits: Int64.random(in: -99_999...99_999, using: &random), currency: try euro()) : nil,
            balanceDate: try day("2025-02-1\(Int.random(in: 0...9, using: &random))"), operations: file)
        ])
      _ = try await database.importStatement(statement, fileName: "f", user: user)
    }
    for account in try await database.accounts(user: user) where Bool.random(using: &random) {
      try await database.renameAccount(account.id, to: "Mine, \(account.identifier)", user: user)
      let amount = Money(minorUnits: Int64.random(in: -99...99, using: &random), currency: try euro())
      let opening = OpeningBalance(amount, on: try day("2025-02-1\(Int.random(in: 0...9, using: &random))"))
      try await database.setOpeningBalance(opening, of: account.id, user: user)
    }
    for id in try await fixture.operations(user: user).map(\.id) {
      // What has been done to the one before may have been its other side.
      let operation = try await database.operation(id, user: user)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: try await database.deleteOperation(operation.id, user: user)
      case 1: try await database.setCategory(.travel, of: operation.id, user: user)
      case 2 where operation.counterpart != nil: try await database.partTransfer(of: operation.id, user: user)
      case 3 where operation.counterpart == nil:
        let candidates = try await database.transferCandidates(for: operation.id, user: user)
        guard let other = candidates.randomElement(using: &random) else { continue }
        try await database.pairTransfer(operation.id, with: other.id, user: user)
      default: continue
      }
    }
  }

  @Test(arguments: Seeds.upTo(4)) func anotherUserSeesTheSameFigures(seed: UInt64) async throws {
    var random = Seeded(seed)
    try await fillAtRandom(&random)
    let bob = try await fixture.user("Bob")
    let statement = try await exported(user)
    let report = try await fixture.database.importStatement(statement, fileName: "wallet.csv", user: bob)
    #expect(report.refusals.isEmpty)
    let (theirs, own) = (Set(try await figures(bob)), Set(try await figures(user)))
    #expect(theirs == own, "\(theirs.symmetricDifference(own).sorted())")
    for person in [bob, user] {
      let before = try await figures(person)
      #expect(try await fixture.database.importStatement(statement, fileName: "wallet.csv", user: person).new == 0)
      #expect(try await figures(person) == before)
    }
  }

  @Test func aBankBalanceIsNoMereSumOnTheOtherSide() async throws {
    try await fixture.take(
      [operation("2025-03-01", 694_130, "Salary")], balance: 1_696_130, on: "2025-03-09", user: user)
    let bob = try await fixture.user("Bob")
    _ = try await fixture.database.importStatement(exported(user), fileName: "wallet.csv", user: bob)
    let balance = try #require(try await fixture.database.accounts(user: bob).first?.balance)
    #expect(balance.total.decimalText == "16961.30")
    #expect(try balance.basis == .bank(on: day("2025-03-09")))
  }

  @Test func aTableOfAnOlderVersionAndOneThatASpreadsheetHasChangedAreReadLikeAnyOther() async throws {
    for text in [
      "Date,Account ID,Account name,Account type,Currency,Amount,Payee,Memo,Category\r\n"
        + "2025-03-01,1,Account 1,checking,GBP,-0.05,Pub,\"a, b\",dining\r\n",
      CSVExport.columns.joined(separator: ",") + "\n13.03.2025,1,Account 1,checking,GBP,-0.05,Pub,,dining,,,\n",
      CSVExport.columns.joined(separator: ";") + "\n13.03.2025;1;Account 1;checking;GBP;-0,05;Pub;;dining;;;\n",
    ] {
      let statement = try await StatementReader().read(Array(text.utf8), name: "wallet.csv")
      #expect(statement.accounts.map(\.identifier) == ["1"], "\(text)")
      #expect(statement.accounts.first?.operations.map(\.amount.decimalText) == ["-0.05"], "\(text)")
    }
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
