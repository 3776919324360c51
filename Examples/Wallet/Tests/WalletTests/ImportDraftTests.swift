import Espalier
import EspalierTesting
import Foundation
import Statements
import Testing
import Wallet
import WalletStore

/// An import that is not finished goes on after a restart, with all that the person has decided.
@MainActor @Suite struct ImportDraftTests {
  private static let unclear = "Date,Description,Amount\n01/02/2025,Lidl,-12.50\n03/02/2025,Rewe,-3.00\n"
  private static let clear = "Date;Payee;Amount;Currency\n2025-03-14;Lidl;-12,50;EUR\n2025-03-20;Kiosk;-3,00;EUR\n"

  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  private func app() async throws -> TestApp { try await fixture.app(of: user, at: "/accounts/import") }

  private func give(_ name: String, _ text: String, to app: TestApp) async throws {
    try await app.give(try fixture.file(name, text), to: "Choose a statement")
  }

  /// Another start of the program, given what the window had, as text.
  private func restarted(_ app: TestApp) async throws -> TestApp {
    let stored = try JSONEncoder().encode(app.window.restorationStates())
    let next = try await fixture.app(of: user)
    next.window.restore(app.window.state, scenes: try JSONDecoder().decode(RestorationStates.self, from: stored))
    try await next.settle()
    return next
  }

  @Test func whatWasAnsweredAboutAFileIsThereAgainAndTheRestIsAsked() async throws {
    let first = try await app()
    try await give("card.csv", Self.unclear, to: first)
    try await first.waitFor("can be read in more than one way")
    try await first.choose("Month first: 01/31/2026", in: "Order of dates")
    let second = try await restarted(first)
    try await second.waitFor("“card.csv” can be read in more than one way")
    #expect(try await second.value(of: "Order of dates") == "Month first: 01/31/2026")
    #expect(try await second.value(of: "Currency") == "Please choose")
    try await second.choose("EUR – Euro", in: "Currency")
    try await second.tap("Go on")
    try await second.waitFor("“card.csv” brings 2 new operations.")
    #expect(try await second.text().contains("Jan 2, 2025"), "the month is first, as was answered before the restart")
    // And once more, where all questions are behind.
    let third = try await restarted(second)
    try await third.waitFor("“card.csv” brings 2 new operations.")
    try await third.tap("Import 2 operations")
    try await third.waitFor("“card.csv” is in: 2 new operations.")
  }

  @Test func theAccountThatWasChosenIsThereAgainBeforeAndAfterOneHasGoneOn() async throws {
    try await fixture.take([operation("2025-03-14", "-12.50", "Lidl")], into: "Giro", user: user)
    try await fixture.take([operation("2025-03-02", "-9.00", "Rewe")], into: "Joint", user: user)
    let first = try await app()
    try await give("export.csv", Self.clear, to: first)
    try await first.waitFor("does not say which account it is of")
    try await first.choose("A new account", in: "Account")
    try await first.type("Cash", into: "Name of the new account")
    let second = try await restarted(first)
    try await second.waitFor("does not say which account it is of")
    #expect(try await second.value(of: "Account") == "A new account")
    #expect(try await second.value(of: "Name of the new account") == "Cash")
    try await second.choose("Joint", in: "Account")
    try await second.tap("Go on")
    try await second.waitFor("“export.csv” brings 2 new operations.")
    let third = try await restarted(second)
    try await third.waitFor("“export.csv” brings 2 new operations.")
    #expect(try await third.text().contains("Joint\n2 new, 0 already there"))
  }

  @Test func anAccountThatIsGoneMeanwhileIsAskedForAgain() async throws {
    try await fixture.take([operation("2025-03-14", "-12.50", "Lidl")], into: "Giro", user: user)
    try await fixture.take([operation("2025-03-02", "-9.00", "Rewe")], into: "Joint", user: user)
    let first = try await app()
    try await give("export.csv", Self.clear, to: first)
    try await first.waitFor("does not say which account it is of")
    try await first.choose("Joint", in: "Account")
    try await first.tap("Go on")
    try await first.waitFor("“export.csv” brings 2 new operations.")
    let joint = try #require(try await fixture.database.accounts(user: user).first { $0.name == "Joint" })
    try await fixture.database.deleteAccount(joint.id, user: user)
    let second = try await restarted(first)
    try await second.waitFor("does not say which account it is of")
    #expect(try await second.value(of: "Account") == "Giro – 1 of 2 look known")
  }

  @Test func whatWasLetInStaysLetIn() async throws {
    let first = try await app()
    try await give("giro.csv", Self.clear, to: first)
    try await first.waitFor("brings 2 new operations")
    try await first.tap("Import 2 operations")
    try await first.waitFor("is in")
    try await give("giro.csv", Self.clear, to: first)
    try await first.waitFor("brings no new operations")
    try await first.tap("Import anyway: Kiosk, Mar 20, 2025, −€3.00")
    try await first.waitFor("1 of which you let in")
    let second = try await restarted(first)
    try await second.waitFor("1 of which you let in")
    try await second.tap("Import 1 operation")
    try await second.waitFor("“giro.csv” is in: 1 new operation.")
  }

  @Test func whatHasEndedIsNotKept() async throws {
    let app = try await app()
    #expect(app.window.restorationStates().isEmpty)
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("brings 2 new operations")
    #expect(!app.window.restorationStates().isEmpty)
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
    #expect(app.window.restorationStates().isEmpty)
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("brings no new operations")
    try await app.tap("Cancel")
    #expect(app.window.restorationStates().isEmpty)
  }

  @Test func aFileThatIsTooLargeToBeKeptIsAskedForAgain() async throws {
    // Long lines, so that few are read: a machine that does much else would need minutes for many.
    let line = "2025-03-14;\(String(repeating: "Lidl ", count: 400));-12,50;EUR\n"
    let large = "Date;Payee;Amount;Currency\n" + String(repeating: line, count: 4 * 1_048_576 / line.utf8.count + 1)
    let first = try await app()
    try await give("large.csv", large, to: first)
    try await first.waitFor("Nothing is stored yet.")
    let second = try await restarted(first)
    try await second.waitFor("“large.csv” was being imported when Wallet ended, and the file was not kept.")
    try await give("giro.csv", Self.clear, to: second)
    try await second.waitFor("“giro.csv” brings 2 new operations.")
  }
}
