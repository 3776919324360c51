import Espalier
import EspalierTesting
import Foundation
import Testing
import WalletStore

/// Files and lines that are not taken in, and the reasons that the person is told.
@MainActor @Suite struct RefusedImportTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  private func app() async throws -> TestApp { try await fixture.app(of: user, at: "/accounts/import") }

  @Test func linesThatAreRefusedAreShownWithTheirReasonBeforeAndAfter() async throws {
    let app = try await app()
    try await fixture.give("giro.csv", StatementFiles.clear + "2025-13-45;Broken;-1,00;EUR\n", to: app)
    try await app.waitFor("brings 2 new operations")
    #expect(try await app.text().contains("# Not taken in: 1 line"))
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
    let text = try await app.text()
    #expect(text.contains("2 new operations") && text.contains("# Not taken in: 1 line"))
    #expect(text.contains("Line 4: ") && text.contains("2025-13-45;Broken;-1,00;EUR"))
    #expect(text.contains("All other lines are in."))
  }

  @Test(arguments: ["", "Dear Ada, here is your statement."])
  func whatIsNoStatementIsSaidPlainly(content: String) async throws {
    let app = try await app()
    try await fixture.give("letter.txt", content, to: app)
    try await app.waitFor("Nothing was imported. ")
    #expect(try await app.text().contains("[Choose a statement…]"), "one can try another")
    #expect(try await fixture.database.accounts(user: user).isEmpty)
  }

  @Test func whatIsNoTextAtAllIsNotTaken() async throws {
    let app = try await app()
    await #expect {
      try await fixture.give("letter.txt", "%PDF-1.4 and so on", to: app)
    } throws: {
      "\($0)".contains("“letter.txt” is a PDF document. Here can be sent: .csv, .ofx")
    }
    #expect(try await app.text().contains("[Choose a statement…]"), "one can try another")
  }

  @Test func aFileThatIsTooLargeIsRefusedUnread() async throws {
    let app = try await app()
    let file = ReceivedFile(name: "all.csv", path: "/nowhere/at/all", size: 20 * 1_048_576 + 1)
    try await app.give(file, to: "Choose a statement")
    try await app.waitFor("Nothing was imported. “all.csv” is larger than 20 MB.")
  }

  @Test func aFileThatCannotBeReadSaysSo() async throws {
    let app = try await app()
    var reports: [String] = []
    app.window.report = { reports.append($0) }
    try await app.give(ReceivedFile(name: "gone.csv", path: "/nowhere/at/all", size: 5), to: "Choose a statement")
    try await app.waitFor("“gone.csv” could not be read")
    let text = try await app.text()
    #expect(!text.contains("NSCocoa") && !text.contains("/nowhere"), "no more than a person can use")
    #expect(
      reports.count == 1 && reports.first?.contains("“gone.csv” could not be read: there is no such file") == true)
  }

  @Test func aFileOfWhichNothingCanBeReadIsNoSuccessAndMakesNoAccount() async throws {
    let app = try await app()
    try await fixture.give("giro.csv", "Date;Payee;Amount;Currency\nyesterday;Lidl;-12,50;EUR\n", to: app)
    try await app.waitFor("Nothing was imported. Not a single line could be read")
    try await app.waitFor("# Not taken in: 1 line")
    #expect(try await app.text().contains("yesterday;Lidl;-12,50;EUR"))
    #expect(try await fixture.database.accounts(user: user).isEmpty)
  }

  @Test func refusedLinesAreShownByPage() async throws {
    let app = try await app()
    let broken = String(repeating: "2025-13-45;Broken;-1,00;EUR\n", count: 3_000)
    try await fixture.give("giro.csv", StatementFiles.clear + broken, to: app)
    try await app.waitFor("# Not taken in: 3,000 lines")
    #expect(try await app.text().components(separatedBy: "2025-13-45;Broken").count < 200)
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
    try await app.waitFor("# Not taken in: 3,000 lines")
    #expect(try await app.text().components(separatedBy: "2025-13-45;Broken").count < 200)
  }
}
