import Espalier
import EspalierTesting
import Statements
import Testing
import Wallet
import WalletStore

/// Changing accounts: each change says what will happen, and can be taken back, also when its sheet is gone.
@MainActor @Suite struct AccountEditingTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
    try await fixture.take(
      [operation("2025-03-10", "-80.00", "Lidl"), operation("2025-03-01", "100.00", "Ada")], user: user)
    try await fixture.take([operation("2025-03-10", "-80.00", "Lidl")], into: "transactions", user: user)
  }

  private func account(_ name: String) async throws -> WalletAccount {
    try #require(try await fixture.database.accounts(user: user).first { $0.name == name })
  }

  private func app(editing name: String) async throws -> TestApp {
    let app = try await fixture.app(of: user, at: "/accounts")
    try await app.tap(name)
    try await app.tap("Edit")
    return app
  }

  @Test func anAccountIsCalledAsThePersonSaysEverywhereAndTheUndoOutlivesTheSheet() async throws {
    let app = try await app(editing: "Giro")
    try await app.type("Household", into: "Name")
    try await app.tap("Rename")
    #expect(try await app.text().contains("“Giro” is called “Household” now"))
    try await app.tap("Close")
    try await app.waitFor("# Household")
    #expect(
      try await app.text().contains("“Giro” is called “Household” now"), "the way back is there without the sheet")
    try await app.open("/operations")
    #expect(try await app.text().contains("Household"))
    try await app.tap("Undo")
    try await app.waitUntil("the former name") { try await app.text().contains("Household") == false }
    #expect(try await account("Giro").operationCount == 2)
    // What the file says is still the same account.
    try await fixture.take([operation("2025-03-11", "-5.00", "Kiosk")], user: user)
    #expect(try await fixture.database.accounts(user: user).count == 2)
  }

  @Test func whatIsBeingWrittenStaysWhenAnotherWindowRenamesTheAccount() async throws {
    let app = try await app(editing: "Giro")
    try await app.type("Household", into: "Name")
    let giro = try await account("Giro")
    _ = try await fixture.database.renameAccount(giro.id, to: "Joint", user: user)
    try await app.waitFor("# Joint")
    #expect(try await app.value(of: "Name") == "Household")
    try await app.tap("Rename")
    try await app.waitFor("# Household")
  }

  @Test func anOpeningBalanceMakesASumABalance() async throws {
    let app = try await app(editing: "Giro")
    #expect(try await app.text().contains("Only the sum since Mar 1, 2025"))
    try await app.tap("Set the opening balance")
    #expect(try await app.text().contains("How much was in the account?"))
    try await app.type("1000", into: "Amount in EUR")
    try await app.type("2025-03-01", into: "At the start of")
    try await app.tap("Set the opening balance")
    try await app.waitFor("Yours of Mar 1, 2025, and what came from then on")
    try await app.tap("Close")
    try await app.waitFor("€1,020.00")
    try await app.tap("Undo")
    try await app.waitFor("€20.00")
  }

  @Test func deletingAsksFirstAndCanBeTakenBack() async throws {
    let app = try await app(editing: "Giro")
    try await app.tap("Delete this account…")
    let text = try await app.text()
    #expect(text.contains("“Giro”") && text.contains("2 operations"), "\(text)")
    try await app.tap("Cancel")
    #expect(try await account("Giro").operationCount == 2)
    try await app.tap("Delete this account…")
    try await app.tap("Delete")
    #expect(try await app.path() == "/accounts")
    try await app.waitUntil("the account to go") { try await app.lines().contains("Giro") == false }
    #expect(try await app.text().contains("“Giro” is deleted"))
    try await app.tap("Undo")
    try await app.waitUntil("the account") { try await app.lines().contains("Giro") }
    #expect(try await account("Giro").operationCount == 2)
  }

  @Test func twoAccountsBecomeOneWithOrWithoutWhatIsInBoth() async throws {
    let app = try await app(editing: "transactions")
    try await app.choose("Giro", in: "Put its operations into")
    try await app.tap("Merge…")
    let text = try await app.text()
    #expect(text.contains("in both"), "\(text)")
    try await app.tap("Keep one of each")
    let target = try await account("Giro")
    #expect(try await app.path() == "/accounts/\(target.id.rawValue)")
    #expect(target.operationCount == 2)
    try await app.tap("Undo")
    try await app.waitUntil("both accounts") { try await fixture.database.accounts(user: user).count == 2 }
    try await app.tap("Back")
    #expect(try await app.path() == "/accounts")
  }

  @Test func anAccountOfAnotherCurrencyIsNotOffered() async throws {
    try await fixture.take(
      [operation("2025-03-10", "-900", "Ramen", currency: "JPY")], into: "Tokyo", currency: "JPY", user: user)
    let app = try await app(editing: "Tokyo")
    #expect(try await app.text().contains("The same account twice?") == false)
  }

  @Test func anAccountThatIsNotThereCannotBeEdited() async throws {
    let app = try await fixture.app(of: user, at: "/accounts/999/edit")
    #expect(app.window.screen?.isNotFound == true)
  }
}
