import Espalier
import EspalierTesting
import Statements
import Testing
import Wallet
import WalletStore

@MainActor @Suite struct ImportTests {
  private static let picker = "Choose a statement"
  private static let clear = "Date;Payee;Amount;Currency\n2025-03-14;Lidl;-12,50;EUR\n2025-03-20;Rewe;-3,00;EUR\n"
  private static let unclear = "Date,Description,Amount\n01/02/2025,Lidl,-12.50\n03/02/2025,Rewe,-3.00\n"

  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  private func app() async throws -> TestApp { try await fixture.app(of: user, at: "/accounts/import") }

  @Test func aClearFileIsTakenInAtOnceAndTwiceDoesNoHarm() async throws {
    let app = try await app()
    try await app.give(try fixture.file("giro.csv", Self.clear), to: Self.picker)
    #expect(try await app.text().contains("“giro.csv” is in: 2 new operations."))
    #expect(try await app.text().contains("giro (new account)\n2 new, 0 already there"))
    try await app.give(try fixture.file("giro.csv", Self.clear), to: Self.picker)
    #expect(try await app.text().contains("“giro.csv” brought nothing new."))
    #expect(try await app.text().contains("giro\n0 new, 2 already there"))
    try await app.tap("See your operations")
    #expect(try await app.text().contains("−€12.50"))
  }

  @Test func whatTheFileLeavesOpenIsAskedBeforeAnythingIsTakenIn() async throws {
    let app = try await app()
    try await app.give(try fixture.file("march.csv", Self.unclear), to: Self.picker)
    #expect(try await app.text().contains("Nothing is imported until you have said how it is meant."))
    #expect(try await app.text().contains("Line 2: 01/02/2025,Lidl,-12.50"))
    await #expect(throws: DriverError.disabled(name: "Import", reason: "Answer the questions first.")) {
      try await app.tap("Import")
    }
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    try await app.choose("Day first: 31/01/2026", in: "Order of dates")
    try await app.choose("EUR – Euro", in: "Currency")
    try await app.tap("Import")
    #expect(try await app.text().contains("“march.csv” is in: 2 new operations."))
    #expect(try await fixture.operation("Lidl", user: user).date.iso == "2025-02-01")
  }

  @Test func ownCurrenciesAreOfferedFirst() async throws {
    try await fixture.take([operation("2025-03-10", "-3.50", "Pret", currency: "GBP")], currency: "GBP", user: user)
    let app = try await app()
    try await app.give(try fixture.file("march.csv", Self.unclear), to: Self.picker)
    let pickers = app.window.components(of: Picker.self)
    let currencies = try #require(pickers.first { $0.value(of: Picker.label) == "Currency" }).value(of: Picker.options)
    #expect(currencies.options.prefix(3).map(\.id) == ["", "GBP", "AED"])
    #expect(currencies.options.count { $0.id == "GBP" } == 1)
  }

  @Test func onCanTakeAnotherFileInsteadOfAnswering() async throws {
    let app = try await app()
    try await app.give(try fixture.file("march.csv", Self.unclear), to: Self.picker)
    try await app.tap("Choose another file")
    try await app.give(try fixture.file("giro.csv", Self.clear), to: Self.picker)
    #expect(try await app.text().contains("“giro.csv” is in: 2 new operations."))
  }

  @Test func linesThatAreRefusedAreShownWithTheirReason() async throws {
    let app = try await app()
    let file = Self.clear + "2025-13-45;Broken;-1,00;EUR\n"
    try await app.give(try fixture.file("giro.csv", file), to: Self.picker)
    let text = try await app.text()
    #expect(text.contains("2 new operations") && text.contains("# Not taken in: 1 line"))
    #expect(text.contains("Line 4: ") && text.contains("2025-13-45;Broken;-1,00;EUR"))
    #expect(text.contains("All other lines are in."))
  }

  @Test(arguments: ["", "Dear Ada, here is your statement.", "%PDF-1.4 and so on"])
  func whatIsNoStatementIsSaidPlainly(content: String) async throws {
    let app = try await app()
    try await app.give(try fixture.file("letter.txt", content), to: Self.picker)
    let text = try await app.text()
    #expect(text.contains("Nothing was imported. "))
    #expect(text.contains("[\(Self.picker)…]"), "one can try another")
    #expect(try await fixture.database.accounts(user: user).isEmpty)
  }

  @Test func aFileThatIsTooLargeIsRefusedUnread() async throws {
    let app = try await app()
    let file = ReceivedFile(name: "all.csv", path: "/nowhere/at/all", size: 20 * 1_048_576 + 1)
    try await app.give(file, to: Self.picker)
    #expect(try await app.text().contains("Nothing was imported. “all.csv” is larger than 20 MB."))
  }

  @Test func aFileThatCannotBeReadSaysSo() async throws {
    let app = try await app()
    try await app.give(ReceivedFile(name: "gone.csv", path: "/nowhere/at/all", size: 5), to: Self.picker)
    #expect(try await app.text().contains("Nothing was imported. “gone.csv” could not be read"))
  }
}
