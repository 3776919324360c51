import Espalier
import EspalierTesting
import Foundation
import Statements
import Testing
import Wallet
import WalletStore

/// Asking which account a file belongs to that does not say so.
@MainActor @Suite struct ImportAccountsTests {
  private static let question = "does not say which account it is of"

  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
    try await fixture.take([operation("2025-03-14", "-12.50", "Lidl")], into: "Giro", user: user)
    try await fixture.take([operation("2025-03-02", "-9.00", "Rewe")], into: "Joint", user: user)
  }

  private func app() async throws -> TestApp { try await fixture.app(of: user, at: "/accounts/import") }

  private func give(
    _ name: String, _ rows: String = "2025-03-14;Lidl;-12,50;EUR\n2025-03-20;Kiosk;-3,00;EUR\n", to app: TestApp
  ) async throws {
    try await app.give(try fixture.file(name, "Date;Payee;Amount;Currency\n" + rows), to: "Choose a statement")
  }

  /// The accounts' names with their numbers of operations.
  private func accounts() async throws -> [String: Int] {
    Dictionary(
      try await fixture.database.accounts(user: user).map { ($0.name, $0.operationCount) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func theLikeliestAccountIsChosenAndAnotherOneCanBe() async throws {
    let app = try await app()
    try await give("export.csv", to: app)
    try await app.waitFor("“export.csv” \(Self.question)")
    #expect(try await app.text().contains("2 operations in EUR, from Mar 14, 2025 to Mar 20, 2025."))
    #expect(try await app.value(of: "Account") == "Giro – 1 of 2 look known")
    try await app.choose("Joint", in: "Account")
    try await app.tap("Go on")
    try await app.waitFor("“export.csv” brings 2 new operations.")
    #expect(try await app.text().contains("Joint\n2 new, 0 already there"))
    #expect(try await accounts() == ["Giro": 1, "Joint": 1], "nothing is stored yet")
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
    #expect(try await accounts() == ["Giro": 1, "Joint": 3])
  }

  @Test func aNewAccountGetsTheNameThatIsGiven() async throws {
    let app = try await app()
    try await give("export.csv", to: app)
    try await app.waitFor(Self.question)
    try await app.choose("A new account", in: "Account")
    #expect(try await app.value(of: "Name of the new account") == "export")
    try await app.type(" ", into: "Name of the new account")
    try await app.tap("Go on")
    #expect(try await app.text().contains("What is the new account to be called?"))
    #expect(try await app.focus() == "Name of the new account")
    try await app.type(String(repeating: "x", count: 101), into: "Name of the new account")
    try await app.tap("Go on")
    #expect(try await app.text().contains("This name cannot be used: it is longer than 100 characters."))
    try await app.type("Holiday card", into: "Name of the new account")
    try await app.tap("Go on")
    try await app.waitFor("Holiday card (new account)")
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
    #expect(try await accounts() == ["Giro": 1, "Joint": 1, "Holiday card": 2])
  }

  @Test func theAnswerIsRememberedAndCanBeChangedFromThePreview() async throws {
    let app = try await app()
    try await give("export.csv", "2025-03-20;Kiosk;-3,00;EUR\n", to: app)
    try await app.waitFor(Self.question)
    try await app.choose("Joint", in: "Account")
    try await app.tap("Go on")
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Import 1 operation")
    try await app.waitFor("is in")
    try await give("export.csv", "2025-03-25;Kiosk;-4,00;EUR\n", to: app)
    try await app.waitFor("Joint\n1 new, 0 already there")
    try await app.tap("Choose another account")
    try await app.waitFor(Self.question)
    #expect(try await app.value(of: "Account") == "Joint")
    try await app.choose("Giro", in: "Account")
    try await app.tap("Go on")
    try await app.waitFor("Giro\n1 new, 0 already there")
    try await app.tap("Choose another account")
    try await app.waitFor(Self.question)
    #expect(try await app.value(of: "Account") == "Giro", "what was answered last")
    try await app.tap("Go on")
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Import 1 operation")
    try await app.waitFor("is in")
    #expect(try await accounts() == ["Giro": 2, "Joint": 2])
  }

  @Test func whatWasLetInIsKeptWhileTheAccountStaysTheSame() async throws {
    try await fixture.take([operation("2025-03-14", "-12.50", "Lidl")], into: "Joint", user: user)
    let app = try await app()
    try await give("export.csv", "2025-03-14;Lidl;-12,50;EUR\n", to: app)
    try await app.waitFor(Self.question)
    try await app.choose("Giro – 1 of 1 look known", in: "Account")
    try await app.tap("Go on")
    try await app.waitFor("brings no new operations")
    try await app.tap("Import anyway: Lidl, Mar 14, 2025, −€12.50")
    try await app.tap("Choose another account")
    try await app.waitFor(Self.question)
    try await app.tap("Go on")
    try await app.waitFor("brings 1 operation, 1 of which you let in.")
    try await app.tap("Choose another account")
    try await app.waitFor(Self.question)
    try await app.choose("Joint – 1 of 1 look known", in: "Account")
    try await app.tap("Go on")
    try await app.waitFor("brings no new operations")
  }

  @Test func aDatedFileIsAskedAboutWithTheFormerAnswerChosen() async throws {
    let app = try await app()
    try await give("konto-2011.csv", "2025-03-20;Kiosk;-3,00;EUR\n", to: app)
    try await app.waitFor(Self.question)
    try await app.choose("Joint", in: "Account")
    try await app.tap("Go on")
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Import 1 operation")
    try await app.waitFor("is in")
    try await give("konto-2024.csv", "2025-03-25;Kiosk;-4,00;EUR\n", to: app)
    try await app.waitFor("“konto-2024.csv” \(Self.question)")
    #expect(try await app.value(of: "Account") == "Joint")
  }

  @Test func accountsOfOneNameAreToldApartByTheirIdentifiers() async throws {
    let joint = try #require(try await fixture.database.accounts(user: user).first { $0.name == "Joint" })
    _ = try await fixture.database.renameAccount(joint.id, to: "Giro", user: user)
    let app = try await app()
    try await give("export.csv", "2025-03-20;Kiosk;-3,00;EUR\n", to: app)
    try await app.waitFor(Self.question)
    try await app.choose("Giro (Joint)", in: "Account")
    try await app.tap("Go on")
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Import 1 operation")
    try await app.waitFor("is in")
    #expect(try await fixture.database.account(joint.id, user: user).operationCount == 2)
  }

  @Test func eachCurrencyOfAFileIsAskedFor() async throws {
    try await fixture.take([operation("2025-03-10", "-3.50", "Pret", currency: "GBP")], currency: "GBP", user: user)
    let app = try await app()
    try await give("export.csv", "2025-03-20;Kiosk;-3,00;EUR\n2025-03-21;Pub;-4,00;GBP\n", to: app)
    try await app.waitFor(Self.question)
    try await app.choose("Joint", in: "Account in EUR")
    try await app.choose("A new account", in: "Account in GBP")
    try await app.type("London", into: "Name of the new account in GBP")
    try await app.tap("Go on")
    try await app.waitFor("Joint\n1 new, 0 already there")
    try await app.waitFor("London (new account)\n1 new, 0 already there")
    #expect(try await app.text().contains("Choose other accounts"))
  }

  @Test func aFileThatNamesItsAccountIsNotAskedAboutAndCannotBeChanged() async throws {
    let app = try await app()
    try await app.give(
      try fixture.file("a.csv", "Date;Payee;Amount;Currency;Account\n2025-03-20;Kiosk;-3,00;EUR;Savings\n"),
      to: "Choose a statement")
    try await app.waitFor("Savings (new account)\n1 new, 0 already there")
    #expect(try await !app.text().contains("Choose another account"))
  }

  @Test func whoLeavesFindsTheQuestionWithTheAnswerSoFar() async throws {
    let app = try await app()
    try await give("export.csv", to: app)
    try await app.waitFor(Self.question)
    try await app.choose("A new account", in: "Account")
    try await app.type("Holiday", into: "Name of the new account")
    try await app.open("/")
    try await app.open("/accounts/import")
    try await app.waitFor(Self.question)
    #expect(try await app.value(of: "Name of the new account") == "Holiday")
  }

  @Test func anAccountThatHasGoneMeanwhileIsToldInWords() async throws {
    let app = try await app()
    try await give("export.csv", to: app)
    try await app.waitFor(Self.question)
    let giro = try #require(try await fixture.database.accounts(user: user).first { $0.name == "Giro" })
    _ = try await fixture.database.deleteAccount(giro.id, user: user)
    try await app.tap("Go on")
    try await app.waitFor("Nothing was imported. This account does not exist.")
  }

  @Test func whoTakesAnotherFileLeavesNothing() async throws {
    let app = try await app()
    try await give("export.csv", to: app)
    try await app.waitFor(Self.question)
    try await app.tap("Choose another file")
    try await app.waitFor("[Choose a statement…]")
    #expect(try await accounts() == ["Giro": 1, "Joint": 1])
  }
}
