import Espalier
import EspalierTesting
import Testing
import Wallet
import WalletStore

/// Tests of the list of imports, and of taking them back.
@MainActor @Suite struct ImportsTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  @Test func aWholeImportIsTakenBackAfterAQuestionAndComesBackByUndo() async throws {
    try await fixture.take(
      [operation("2025-03-10", "-80.00", "Lidl"), operation("2025-03-01", "100.00", "Ada")], user: user)
    let app = try await fixture.app(of: user, at: "/accounts")
    try await app.tap("What has been imported")
    #expect(try await app.path() == "/accounts/imports")
    #expect(try await app.text().contains("test.csv\nMar 15, 2025 at 12:00\u{202F}PM · 2 operations · Giro"))
    try await app.tap("Undo the import of test.csv")
    #expect(try await app.text().contains("2 operations"))
    try await app.tap("Undo the import")
    try await app.waitFor("The import of “test.csv” is undone")
    try await app.open("/operations")
    #expect(try await app.text().contains("No operations yet"))
    try await app.tap("Undo")
    try await app.waitFor("Lidl")
  }

  @Test func whatWasClosedIsNotOfferedAgainByTheNextWindow() async throws {
    try await fixture.take([operation("2025-03-10", "-80.00", "Lidl")], user: user)
    let app = try await fixture.app(of: user, at: "/accounts/imports")
    try await app.tap("Undo the import of test.csv")
    try await app.tap("Undo the import")
    try await app.waitFor("The import of “test.csv” is undone")
    let second = try await fixture.app(of: user, at: "/accounts")
    try await second.waitFor("The import of “test.csv” is undone")
    try await second.tap("Close")
    let third = try await fixture.app(of: user, at: "/accounts")
    try await third.settle()
    #expect(try await third.text().contains("is undone") == false)
    try await third.open("/settings")
    #expect(try await third.text().contains("test.csv"), "it can still be undone in the settings")
  }

  @Test func withoutImportsItSaysWhatToDo() async throws {
    let app = try await fixture.app(of: user, at: "/accounts/imports")
    #expect(try await app.text().contains("Nothing imported yet"))
    try await app.tap("Import a statement")
    #expect(try await app.path() == "/accounts/import")
  }
}
