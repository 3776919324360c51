import Espalier
import EspalierTesting
import Foundation
import Statements
import Testing
import Wallet
import WalletGateways
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

  private func give(_ name: String, _ text: String, to app: TestApp) async throws {
    try await app.give(try fixture.file(name, text), to: Self.picker)
  }

  @Test func aClearFileIsShownBeforeItIsTakenInAndTwiceDoesNoHarm() async throws {
    let app = try await app()
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("“giro.csv” brings 2 new operations. Nothing is stored yet.")
    let preview = try await app.text()
    #expect(preview.contains("giro (new account)"))
    #expect(preview.contains("Lidl\nMar 14, 2025") && preview.contains("−€12.50"))
    #expect(preview.contains("2 new, 0 already there"))
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    try await app.tap("Import 2 operations")
    try await app.waitFor("“giro.csv” is in: 2 new operations.")
    #expect(try await app.text().contains("giro (new account)\n2 new, 0 already there"))
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("“giro.csv” brings no new operations; 2 are there already.")
    try await app.tap("Import")
    try await app.waitFor("“giro.csv” brought nothing new.")
    #expect(try await app.text().contains("giro\n0 new, 2 already there"))
    try await app.tap("See your operations")
    #expect(try await app.text().contains("−€12.50"))
  }

  @Test func thePreviewTellsWhatIsNewFromWhatIsThere() async throws {
    let app = try await app()
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
    try await give("giro.csv", Self.clear + "2025-03-21;Kiosk;-1,00;EUR\n", to: app)
    try await app.waitFor("“giro.csv” brings 1 new operation.")
    let text = try await app.text()
    #expect(text.contains("Kiosk") && !text.contains("Lidl"))
    #expect(text.contains("1 new, 2 already there"))
    try await app.tap("Import 1 operation")
    try await app.waitFor("1 new operation.")
  }

  @Test func whoDoesNotConfirmLeavesNothing() async throws {
    let app = try await app()
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Cancel")
    try await app.waitFor("[\(Self.picker)…]")
    #expect(try await fixture.database.accounts(user: user).isEmpty)
  }

  @Test func whoLeavesThePlaceFindsTheImportWhereItWas() async throws {
    let app = try await app()
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("Nothing is stored yet.")
    try await app.open("/")
    try await app.open("/accounts/import")
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
  }

  @Test func `an import that ends while the person is away has its result there when they come back`() async throws {
    let app = try await app()
    try await give("giro.csv", Self.clear, to: app)
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
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("Nothing is stored yet.")
    app.window.close()
    #expect(try await fixture.database.accounts(user: user).isEmpty)
  }

  @Test func whatTheFileLeavesOpenIsAskedBeforeAnythingIsTakenIn() async throws {
    let app = try await app()
    try await give("march.csv", Self.unclear, to: app)
    try await app.waitFor("Nothing is imported until you have said how it is meant.")
    #expect(try await app.text().contains("Line 2: 01/02/2025,Lidl,-12.50"))
    await #expect(throws: DriverError.disabled(name: "Go on", reason: "Answer the questions first.")) {
      try await app.tap("Go on")
    }
    try await app.choose("Day first: 31/01/2026", in: "Order of dates")
    try await app.choose("EUR – Euro", in: "Currency")
    try await app.tap("Go on")
    try await app.waitFor("“march.csv” brings 2 new operations.")
    #expect(try await app.text().contains("Feb 1, 2025"))
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    try await app.tap("Import 2 operations")
    try await app.waitFor("“march.csv” is in: 2 new operations.")
    #expect(try await fixture.operation("Lidl", user: user).date.iso == "2025-02-01")
  }

  @Test func ownCurrenciesAreOfferedFirst() async throws {
    try await fixture.take([operation("2025-03-10", "-3.50", "Pret", currency: "GBP")], currency: "GBP", user: user)
    let app = try await app()
    try await give("march.csv", Self.unclear, to: app)
    try await app.waitFor("Nothing is imported until")
    func currencies() -> [String] {
      let pickers = app.window.components(of: Picker.self)
      let picker = pickers.first { $0.value(of: Picker.label) == "Currency" }
      return picker?.value(of: Picker.options).options.map(\.id) ?? []
    }
    try await app.waitUntil("the own currency") { currencies().prefix(3) == ["", "GBP", "AED"] }
    #expect(currencies().count { $0 == "GBP" } == 1)
  }

  @Test func onCanTakeAnotherFileInsteadOfAnswering() async throws {
    let app = try await app()
    try await give("march.csv", Self.unclear, to: app)
    try await app.waitFor("Nothing is imported until")
    try await app.tap("Choose another file")
    try await app.waitFor("[\(Self.picker)…]")
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("“giro.csv” brings 2 new operations.")
  }

  @Test func linesThatAreRefusedAreShownWithTheirReasonBeforeAndAfter() async throws {
    let app = try await app()
    try await give("giro.csv", Self.clear + "2025-13-45;Broken;-1,00;EUR\n", to: app)
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
    try await give("letter.txt", content, to: app)
    try await app.waitFor("Nothing was imported. ")
    #expect(try await app.text().contains("[\(Self.picker)…]"), "one can try another")
    #expect(try await fixture.database.accounts(user: user).isEmpty)
  }

  @Test func whatIsNoTextAtAllIsNotTaken() async throws {
    let app = try await app()
    await #expect {
      try await give("letter.txt", "%PDF-1.4 and so on", to: app)
    } throws: {
      "\($0)".contains("“letter.txt” is a PDF document. Here can be sent: .csv, .ofx")
    }
    #expect(try await app.text().contains("[\(Self.picker)…]"), "one can try another")
  }

  @Test func aFileThatIsTooLargeIsRefusedUnread() async throws {
    let app = try await app()
    let file = ReceivedFile(name: "all.csv", path: "/nowhere/at/all", size: 20 * 1_048_576 + 1)
    try await app.give(file, to: Self.picker)
    try await app.waitFor("Nothing was imported. “all.csv” is larger than 20 MB.")
  }

  @Test func aFileThatCannotBeReadSaysSo() async throws {
    let app = try await app()
    var reports: [String] = []
    app.window.report = { reports.append($0) }
    try await app.give(ReceivedFile(name: "gone.csv", path: "/nowhere/at/all", size: 5), to: Self.picker)
    try await app.waitFor("“gone.csv” could not be read")
    let text = try await app.text()
    #expect(!text.contains("NSCocoa") && !text.contains("/nowhere"), "no more than a person can use")
    #expect(
      reports.count == 1 && reports.first?.contains("“gone.csv” could not be read: there is no such file") == true)
  }

  @Test func aFileOfWhichNothingCanBeReadIsNoSuccessAndMakesNoAccount() async throws {
    let app = try await app()
    try await give("giro.csv", "Date;Payee;Amount;Currency\nyesterday;Lidl;-12,50;EUR\n", to: app)
    try await app.waitFor("Nothing was imported. Not a single line could be read")
    try await app.waitFor("# Not taken in: 1 line")
    #expect(try await app.text().contains("yesterday;Lidl;-12,50;EUR"))
    #expect(try await fixture.database.accounts(user: user).isEmpty)
  }

  @Test func refusedLinesAreShownByPage() async throws {
    let app = try await app()
    let broken = String(repeating: "2025-13-45;Broken;-1,00;EUR\n", count: 3_000)
    try await give("giro.csv", Self.clear + broken, to: app)
    try await app.waitFor("# Not taken in: 3,000 lines")
    #expect(try await app.text().components(separatedBy: "2025-13-45;Broken").count < 200)
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
    try await app.waitFor("# Not taken in: 3,000 lines")
    #expect(try await app.text().components(separatedBy: "2025-13-45;Broken").count < 200)
  }

  @Test(.timeLimit(.minutes(15))) func aReadingShowsHowFarItIsAndCanBeCancelled() async throws {
    let app = try await app()
    let row = "2025-03-14;A shop in a street with a long name;-12,50;EUR\n"
    // Giving lasts until the import has come to its end or to a question; it is cancelled before.
    let giving = Task {
      try await give("long.csv", Self.clear + String(repeating: row, count: 200_000), to: app)
    }
    func isReading() -> Bool {
      app.window.components(of: Label.self).contains { $0.value(of: Label.text) == "Reading “long.csv”." }
    }
    while !isReading() { await Task.yield() }
    try await app.tap("Cancel")
    try await giving.value
    try await app.waitFor("[\(Self.picker)…]")
    #expect(try await !app.text().contains("long.csv"))
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("“giro.csv” brings 2 new operations.")
  }

  // MARK: Without a screen

  @Test func whereNobodyCanBeAskedTheSameStepsNeedNoConfirmation() async throws {
    let flow = StatementImportFlow.unattended(
      gateway: DatabaseGateways(database: fixture.database, user: user).importing)
    let state = StatementImport(of: try fixture.file("giro.csv", Self.clear))
    let done = try await flow.run(state)
    #expect(done.report?.new == 2)
  }

  @Test func whereNobodyCanBeAskedAnUncertainFileIsRefusedWithItsDoubts() async throws {
    let flow = StatementImportFlow.unattended(
      gateway: DatabaseGateways(database: fixture.database, user: user).importing)
    let run = FlowRun(
      flow, state: StatementImport(of: try fixture.file("march.csv", Self.unclear)), interaction: .refuse)
    guard case .failed(let failure, let state) = await run.outcome else {
      Issue.record("It went through.")
      return
    }
    #expect(failure.error as? FlowError == .needsUser(step: "Settle / Ask"))
    #expect(state.doubts.map(\.question) == [.dates, .currency])
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    var options = ReadingOptions()
    options.dateOrder = .monthDayYear
    options.currency = Currency(code: "EUR")
    let settled = try await flow.run(
      StatementImport(of: try fixture.file("march.csv", Self.unclear), options: options))
    #expect(settled.report?.new == 2)
  }

  @Test func aFileThatGrowsIsReadNoFurtherThanFilesMayBeLarge() async throws {
    let file = try fixture.file("growing.csv", "")
    let handle = try FileHandle(forWritingTo: URL(filePath: file.path))
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    #expect(
      try await failure(of: file)
        == "“growing.csv” is larger than 64 MB. Export a shorter period from your bank, and import that.")
  }

  @Test(.timeLimit(.minutes(5))) func aPipeOrADeviceIsRefusedAtOnce() async throws {
    let pipe = fixture.directory.appending(path: "pipe.csv").path(percentEncoded: false)
    try #require(mkfifo(pipe, 0o600) == 0)
    for (name, path) in [("pipe.csv", pipe), ("zero", "/dev/zero"), ("null", "/dev/null")] {
      #expect(
        try await failure(of: ReceivedFile(name: name, path: path, size: 0))
          == "“\(name)” is a pipe or a device and not a file. Save what it gives in a file, and import that.")
    }
  }

  @Test func whatCannotBeReadIsToldInWordsOnTheTerminalToo() async throws {
    let missing = ReceivedFile(name: "gone.csv", path: "/nowhere/at/all.csv", size: 0)
    #expect(try await failure(of: missing) == "“gone.csv” could not be read: there is no such file. Check its path.")
    let directory = ReceivedFile(name: "all", path: fixture.directory.path, size: 0)
    #expect(try await failure(of: directory) == "“all” could not be read: it is a directory. Name the files in it.")
  }

  /// Returns the terminal's words about a file that is not taken in.
  private func failure(of file: ReceivedFile) async throws -> String {
    let flow = StatementImportFlow.unattended(
      gateway: DatabaseGateways(database: fixture.database, user: user).importing)
    let run = FlowRun(flow, state: StatementImport(of: file), interaction: .refuse)
    guard case .failed(let failure, _) = await run.outcome else { return "It went through." }
    return "\(failure.error)"
  }

  @Test func whatWasDeletedAndStaysAwayIsCounted() async throws {
    let app = try await app()
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("Nothing is stored yet.")
    try await app.tap("Import 2 operations")
    try await app.waitFor("is in")
    try await fixture.database.deleteOperation(try await fixture.operation("Lidl", user: user).id, user: user)
    try await give("giro.csv", Self.clear, to: app)
    try await app.waitFor("brings no new operations; 1 is there already, and 1 stays away because you deleted it.")
    try await app.tap("Import")
    try await app.waitFor("“giro.csv” brought nothing new.")
    #expect(try await app.text().contains("giro\n0 new, 1 already there, 1 deleted before"))
  }
}
