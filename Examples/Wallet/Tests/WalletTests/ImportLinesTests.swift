import Espalier
import EspalierTesting
import Foundation
import Statements
import Testing
import Wallet
import WalletStore

/// The lines of a file before it is taken in: by page, in two parts, and let in one by one.
@MainActor @Suite struct ImportLinesTests {
  private static let lidl = "Import anyway: Lidl, Mar 14, 2025, −€12.50"

  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  /// The preview of a file of the account that is there.
  private func preview(of rows: String) async throws -> TestApp {
    let app = try await fixture.app(of: user, at: "/accounts/import")
    let file = try fixture.file("giro.csv", "Date;Payee;Amount;Currency;Account\n" + rows)
    try await app.give(file, to: "Choose a statement")
    try await app.waitFor("“giro.csv” brings")
    return app
  }

  @Test func aLongFileIsShownByPage() async throws {
    let app = try await preview(of: (1...150).map { "2025-03-14;Shop \($0);-\($0),00;EUR;Giro\n" }.joined())
    #expect(try await app.text().contains("Shop 59\n"))
    #expect(try await !app.text().contains("Shop 100\n"))
    try await app.scroll(toRow: 100)
    try await app.waitFor("Shop 119\n")
    try await app.scrollToEnd()
    try await app.waitFor("Shop 150\n")
    #expect(try await !app.text().contains("Shop 1\n"))
  }

  @Test func aFileOfManyAccountsIsShownByPage() async throws {
    let app = try await preview(of: (1...150).map { "2025-03-14;Shop;-\($0),00;EUR;Account \($0)\n" }.joined())
    #expect(try await app.text().contains("Account 30 (new account)"))
    #expect(try await !app.text().contains("Account 150 "))
    try await app.scrollToEnd()
    try await app.waitFor("Account 150 (new account)\n1 new, 0 already there")
  }

  @Test func whatIsThereAlreadyIsShownApartAndCanBeLetIn() async throws {
    try await fixture.take([operation("2025-03-14", "-12.50", "Lidl")], user: user)
    let app = try await preview(of: "2025-03-14;Lidl;-12,50;EUR;Giro\n2025-03-20;Rewe;-3,00;EUR;Giro\n")
    #expect(try await app.text().contains("Rewe"))
    #expect(try await !app.text().contains("Lidl"))
    try await app.choose("What stays out", in: "Show")
    #expect(try await app.text().contains("Lidl"))
    #expect(try await !app.text().contains("Rewe"))
    #expect(try await app.text().contains("Lidl\nMar 14, 2025\n−€12.50\nAlready there\n"))
    try await app.tap(Self.lidl)
    let text = try await app.text()
    #expect(text.contains("brings 2 operations, 1 of which you let in. Nothing is stored yet."))
    #expect(text.contains("Giro\n2 new, 0 already there") && text.contains("Comes in all the same"))
    try await app.choose("What comes in", in: "Show")
    #expect(try await app.text().contains("Lidl"))
    #expect(try await app.text().contains("Rewe"))
    try await app.tap("Import 2 operations")
    try await app.waitFor("“giro.csv” is in: 2 new operations.")
    #expect(try await fixture.database.countLines(OperationFilter(text: "Lidl"), user: user) == 3, "a day and two")
  }

  @Test func whatWasLetInCanBeLeftOutAgain() async throws {
    try await fixture.take(
      [operation("2025-03-14", "-12.50", "Lidl"), operation("2025-03-20", "-3.00", "Rewe")], user: user)
    try await fixture.database.deleteOperation(try await fixture.operation("Lidl", user: user).id, user: user)
    let app = try await preview(of: "2025-03-14;Lidl;-12,50;EUR;Giro\n2025-03-20;Rewe;-3,00;EUR;Giro\n")
    #expect(try await app.text().contains("You deleted it"), "with nothing new, what stays out is shown at once")
    try await app.tap(Self.lidl)
    #expect(try await app.text().contains("Giro\n1 new, 1 already there"))
    try await app.tap(Self.lidl.replacing("Import anyway", with: "Leave it out"))
    #expect(try await app.text().contains("Giro\n0 new, 1 already there, 1 deleted before"))
    try await app.choose("What comes in", in: "Show")
    try await app.tap("Import")
    try await app.waitFor("“giro.csv” brought nothing new.")
  }

  @Test func whereNothingStaysOutThereIsNothingToChoose() async throws {
    let app = try await preview(of: "2025-03-14;Lidl;-12,50;EUR;Giro\n")
    #expect(try await !app.text().contains("What stays out"))
  }

  @Test func theReportLeadsToWhatHasBeenImported() async throws {
    let app = try await preview(of: "2025-03-14;Lidl;-12,50;EUR;Giro\n")
    try await app.tap("Import 1 operation")
    try await app.waitFor("is in")
    try await app.tap("What has been imported")
    #expect(try await app.path() == "/accounts/imports")
    #expect(try await app.text().contains("giro.csv"))
  }
}
