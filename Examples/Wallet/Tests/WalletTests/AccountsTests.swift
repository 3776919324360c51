import Espalier
import EspalierTesting
import Statements
import Testing
import Wallet
import WalletStore

@MainActor @Suite struct AccountsTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
    try await fixture.take(
      [operation("2025-03-10", "-80.00", "Lidl", category: "groceries"), operation("2025-03-01", "100", "Ada")],
      user: user)
    try await fixture.take([operation("2025-03-10", "30.00", "Interest")], into: "Savings", user: user)
    try await fixture.take(
      [operation("2025-03-10", "-900", "Ramen", currency: "JPY")], into: "Tokyo", currency: "JPY", user: user)
  }

  @Test func accountsStandUnderTheirCurrencyWithItsTotal() async throws {
    let app = try await fixture.app(of: user, at: "/accounts")
    let lines = try await app.lines().drop { $0 != "# Euro (EUR)" }
    #expect(
      Array(lines) == [
        "# Euro (EUR)", "Giro", "Sum since Mar 1, 2025", "€20.00", "Savings", "Sum since Mar 10, 2025", "€30.00",
        "Together €50.00. Only the sum since Mar 1, 2025; what was there before is not known", "# Japanese Yen (JPY)",
        "Tokyo", "Sum since Mar 10, 2025", "−¥900", "<What has been imported>",
      ])
  }

  @Test func aBalanceOfTheBankAndAMereSumAreNeverAddedWithoutSayingSo() async throws {
    let euro = try #require(Currency(code: "EUR"))
    let balance = Money(minorUnits: 70_000, currency: euro)
    let statement = Statement(
      format: "Test",
      accounts: [
        StatementAccount(
          identifier: "Bank", name: "Bank", kind: .checking, currency: euro, balance: balance,
          balanceDate: CalendarDate(iso: "2025-03-12"),
          operations: [try operation("2025-03-14", "-50.00", "Rent")])
      ])
    _ = try await fixture.database.importStatement(statement, fileName: "bank.csv", user: user)
    let app = try await fixture.app(of: user, at: "/accounts")
    #expect(try await app.text().contains("Bank\nBank's balance of Mar 12, 2025\n€650.00"))
    let made = "€650.00 from balances of Mar 12, 2025; €50.00 is only the sum since Mar 1, 2025"
    #expect(try await app.lines().contains("Together €700.00. \(made)"))
    try await app.tap("Bank")
    #expect(try await app.text().contains("€650.00\nThe bank's of Mar 12, 2025, and what came after"))
    try await app.open("/")
    #expect(try await app.text().contains("In all accounts now\n€700.00\n\(made)"))
  }

  @Test func theLargestAmountsAreAddedAndShownWhole() async throws {
    for account in ["One", "Two"] {
      try await fixture.take([operation("2025-03-10", "100000000000.00", "Ada")], into: account, user: user)
    }
    let app = try await fixture.app(of: user, at: "/accounts")
    #expect(try await app.text().contains("Together €200,000,000,050.00"))
    try await app.open("/")
    #expect(try await app.text().contains("In all accounts now\n€200,000,000,050.00"))
    try await app.open("/features/recurring")
    #expect(app.window.screen?.title == "Recurring payments")
  }

  @Test func anAccountShowsItsBalanceAndItsOwnOperationsOnly() async throws {
    let app = try await fixture.app(of: user, at: "/accounts")
    try await app.tap("Giro")
    #expect(try await app.title() == "Giro – Wallet")
    let text = try await app.text()
    #expect(text.contains("Balance\n€20.00"))
    #expect(text.contains("Lidl\nGroceries\n−€80.00"))
    #expect(!text.contains("Interest"))
  }

  @Test func anOperationOpenedFromAnAccountKeepsTheAccountBelow() async throws {
    let app = try await fixture.app(of: user, at: "/accounts")
    try await app.tap("Giro")
    let account = try await app.path()
    try await app.tap("Lidl")
    #expect(try await app.path().hasPrefix("/operations/"))
    #expect(app.window.state.tab == "accounts")
    try await app.tap("Close")
    #expect(try await app.path() == account)
  }

  @Test func anOperationLeadsToItsAccount() async throws {
    let lidl = try await fixture.operation("Lidl", user: user)
    let app = try await fixture.app(of: user, at: "/operations/\(lidl.id.rawValue)")
    try await app.tap("Giro")
    #expect(try await app.path() == "/accounts/\(lidl.account.rawValue)")
    #expect(app.window.state.modals.isEmpty)
  }

  @Test func aDeepLinkHasTheListBelow() async throws {
    let id = try await fixture.database.accounts(user: user)[0].id.rawValue
    let app = try await fixture.app(of: user, at: "/accounts/\(id)")
    #expect(try await app.title() == "Giro – Wallet")
    try await app.tap("Back")
    #expect(try await app.path() == "/accounts")
  }

  @Test func anUnknownAccountIsNotFound() async throws {
    let app = try await fixture.app(of: user, at: "/accounts/999")
    #expect(app.window.screen?.isNotFound == true)
    #expect(try await app.text().contains("There is no such account."))
    try await app.tap("See all accounts")
    #expect(try await app.path() == "/accounts")
  }

  @Test func whatBelongsToSomebodyElseCannotBeReached() async throws {
    let bob = try await fixture.user("Bob")
    let account = try await fixture.database.accounts(user: user)[0].id.rawValue
    let lidl = try await fixture.operation("Lidl", user: user).id.rawValue
    let app = try await fixture.app(of: bob, at: "/accounts/\(account)")
    #expect(app.window.screen?.isNotFound == true)
    try await app.open("/operations/\(lidl)")
    #expect(app.window.screen?.isNotFound == true)
    try await app.open("/operations?account=\(account)")
    #expect(try await app.text().contains("Nothing matches"))
    for path in ["/", "/accounts", "/operations"] {
      try await app.open(path)
      let text = try await app.text()
      #expect(!text.contains("Lidl") && !text.contains("Giro"), "\(path)")
    }
  }

  @Test func withoutAccountsItSaysWhatToDo() async throws {
    let app = try await fixture.app(of: try await fixture.user("Bob"), at: "/accounts")
    #expect(try await app.text().contains("Accounts appear by themselves when you import a statement"))
    try await app.tap("Import a statement")
    #expect(try await app.path() == "/accounts/import")
  }
}
