import Espalier
import EspalierTesting
import Testing
import WalletStore

/// A statement that leaves no question: its preview, and what is stored once the person confirms it.
@MainActor @Suite struct ImportTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  private func app() async throws -> TestApp { try await fixture.app(of: user, at: "/accounts/import") }

  @Test func aClearFileIsShownBeforeItIsTakenInAndTwiceDoesNoHarm() async throws {
    let app = try await app()
    try await fixture.give("giro.csv", StatementFiles.clear, to: app)
    try await app.waitFor("“giro.csv” brings 2 new operations. Nothing is stored yet.")
    let preview = try await app.text()
    #expect(preview.contains("giro (new account)"))
    #expect(preview.contains("Lidl\nMar 14, 2025") && preview.contains("−€12.50"))
    #expect(preview.contains("2 new, 0 already there"))
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    try await app.tap("Import 2 operations")
    try await app.waitFor("“giro.csv” is in: 2 new operations.")
    #expect(try await app.text().contains("giro (new account)\n2 new, 0 already there"))
    try await fixture.give("giro.csv", StatementFiles.clear, to: app)
    try await app.waitFor("“giro.csv” brings no new operations; 2 are there already.")
    try await app.tap("Import")
    try await app.waitFor("“giro.csv” brought nothing new.")
    #expect(try await app.text().contains("giro\n0 new, 2 already there"))
    try await app.tap("See your operations")
    #expect(try await app.text().contains("−€12.50"))
  }

  @Test func thePreviewTellsWhatIsNewFromWhatIsThere() async throws {
    let app = try await app()
    try await fixture.give("giro.csv", StatementFiles.clear, to: app)
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
    try await fixture.give("giro.csv", StatementFiles.clear + "2025-03-21;Kiosk;-1,00;EUR\n", to: app)
    try await app.waitFor("“giro.csv” brings 1 new operation.")
    let text = try await app.text()
    #expect(text.contains("Kiosk") && !text.contains("Lidl"))
    #expect(text.contains("1 new, 2 already there"))
    try await app.tap("Import 1 operation")
    try await app.waitFor("1 new operation.")
  }

  @Test func whoDoesNotConfirmLeavesNothing() async throws {
    let app = try await app()
    try await fixture.give("giro.csv", StatementFiles.clear, to: app)
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Cancel")
    try await app.waitFor("[Choose a statement…]")
    #expect(try await fixture.database.accounts(user: user).isEmpty)
  }

  @Test func whoLeavesThePlaceFindsTheImportWhereItWas() async throws {
    let app = try await app()
    try await fixture.give("giro.csv", StatementFiles.clear, to: app)
    try await app.waitFor("Nothing is stored yet.")
    try await app.open("/")
    try await app.open("/accounts/import")
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
  }

  @Test func `an import that ends while the person is away has its result there when they come back`() async throws {
    let app = try await app()
    try await fixture.give("giro.csv", StatementFiles.clear, to: app)
    try await app.waitFor("Nothing is stored yet.")
    let button = try #require(
      app.window.allNodes.first { $0.component.value(of: Button.title).normal == "Import 2 operations" })
    // The person leaves in the turn in which they have tapped, so that nothing is stored before.
    app.window.handle(.control(node: button.id, element: 0, .tap, .none))
    app.window.handle(.open("/operations"))
    app.window.render()
    try await app.waitUntil("the import") { try await !fixture.database.accounts(user: user).isEmpty }
    try await app.waitFor("Lidl")
    #expect(try await app.path() == "/operations")
    try await app.open("/accounts/import")
    try await app.waitFor("“giro.csv” is in: 2 new operations.")
    #expect(try await app.text().contains("giro (new account)\n2 new, 0 already there"))
    // They have seen it: next time there is room for another file.
    try await app.open("/operations")
    try await app.open("/accounts/import")
    #expect(try await !app.text().contains("giro.csv"))
  }

  @Test func anImportGoesWithItsWindowAndLeavesNothing() async throws {
    let app = try await app()
    try await fixture.give("giro.csv", StatementFiles.clear, to: app)
    try await app.waitFor("Nothing is stored yet.")
    app.window.close()
    #expect(try await fixture.database.accounts(user: user).isEmpty)
  }

  @Test(.timeLimit(.minutes(15))) func aReadingShowsHowFarItIsAndCanBeCancelled() async throws {
    let app = try await app()
    let row = "2025-03-14;A shop in a street with a long name;-12,50;EUR\n"
    // Giving lasts until the import has come to its end or to a question; it is cancelled before.
    let giving = Task {
      try await fixture.give("long.csv", StatementFiles.clear + String(repeating: row, count: 200_000), to: app)
    }
    func isReading() -> Bool {
      app.window.components(of: Label.self).contains { $0.value(of: Label.text) == "Reading “long.csv”." }
    }
    while !isReading() { await Task.yield() }
    try await app.tap("Cancel")
    try await giving.value
    try await app.waitFor("[Choose a statement…]")
    #expect(try await !app.text().contains("long.csv"))
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    try await fixture.give("giro.csv", StatementFiles.clear, to: app)
    try await app.waitFor("“giro.csv” brings 2 new operations.")
  }

  @Test func whatWasDeletedAndStaysAwayIsCounted() async throws {
    let app = try await app()
    try await fixture.give("giro.csv", StatementFiles.clear, to: app)
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
    try await fixture.database.deleteOperation(try await fixture.operation("Lidl", user: user).id, user: user)
    try await fixture.give("giro.csv", StatementFiles.clear, to: app)
    try await app.waitFor("brings no new operations; 1 is there already, and 1 stays away because you deleted it.")
    try await app.tap("Import")
    try await app.waitFor("“giro.csv” brought nothing new.")
    #expect(try await app.text().contains("giro\n0 new, 1 already there, 1 deleted before"))
  }
}
