import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing
import WalletStore
import WalletValues

/// The program is killed at random moments while a person works with it. Each change is stored once, or the person is told
/// that it is not, by the name of the control; a link leads where it was to lead; and what was being typed is in its field, or
/// told as not kept by the field's name, and is what is stored then. What is stored is told by nobody to be perhaps not done.
///
/// `WALLET_KILLS` says how often (14 unless told otherwise; `tools/soak` takes 300): the only process first, then the workers,
/// then their supervisor. A failure names its moment, and the end says how many changes were lost, mixed, doubled, and told as
/// undone though they were done.
@Suite(.serialized, .timeLimit(.minutes(120))) struct RandomKillTests {
  private let folder: TemporaryFolder
  private let count: Int

  init() throws {
    folder = try TemporaryFolder()
    let environment = ProcessInfo.processInfo.environment
    count = environment["WALLET_KILLS"].flatMap { Int($0) } ?? 14
  }

  private var data: URL { folder.url.appending(path: "data") }

  /// The stored data.
  private struct Stored {
    let database: WalletDatabase
    let user: UserID

    func operations() async throws -> [WalletOperation] {
      try await database.lines(OperationFilter(), 0..<Int.max, user: user).compactMap { line in
        if case .operation(let operation) = line { operation } else { nil }
      }
    }

    /// Returns the number of changes that can be undone.
    func changes() async throws -> Int64 { try await database.undoSteps(user: user).first?.id.rawValue ?? 0 }

    /// Returns the opening balance of the only account.
    func opening() async throws -> OpeningBalance? { try await account().openingBalance }

    func account() async throws -> WalletAccount {
      try #require(try await database.accounts(user: user).first)
    }
  }

  @Test func eachChangeIsStoredOnceOrToldWheneverTheProgramIsKilled() async throws {
    let rows = (1...60).map { "2026-03-\(10 + $0 % 20),Shop \($0),-\($0).10,EUR" }
    let file = try folder.file("first.csv", "Date,Description,Amount,Currency\n\(rows.joined(separator: "\n"))\n")
    let result = try await WalletProcess.run(
      ["--data", data.path, "--user", "ada", "--account", "Giro", "--import", file.path], password: "correct horse")
    try #require(result.end.isSuccess, "\(result.output)")
    try await Browser.run { browser in
      var wallet = try await WalletProcess(directory: data)
      let database = try WalletDatabase(directory: data)
      let stored = Stored(
        database: database, user: try await database.signIn(name: "ada", password: "correct horse"))
      let page = try await browser.newPage(width: 1280, height: 900)
      try await page.open(wallet.address + "/sign-in")
      try await page.type("ada", into: .field("Name"))
      try await page.type("correct horse", into: .field("Password"))
      try await page.tap(.button("Sign in"))
      try await page.find(.heading("Overview"))
      var tally = KillTally()
      for round in 0..<count {
        let act = KillAct.allCases[round % KillAct.allCases.count]
        let death = KillDeath.of(round, among: count)
        if round > 0, death != KillDeath.of(round - 1, among: count) {
          #expect(await wallet.stop().isSuccess)
          wallet = try await WalletProcess(directory: data, port: wallet.port, arguments: death.arguments)
        }
        let milliseconds = Int.random(in: 0...700)
        let note = "round \(round): \(act), \(death) killed after \(milliseconds) ms"
        let before = (changes: try await stored.changes(), operations: try await stored.operations())
        let opening = try await stored.opening()
        // Text comes back into a field that is there within three seconds, which a payee of thousands may not be.
        let choice = act == .type ? before.operations.filter { $0.payeeID?.rawValue == "shop" } : before.operations
        let chosen = try #require(choice.randomElement(), "\(note)")
        let account = try await stored.account().id
        try await prepare(act, chosen, of: account, round: round, page: page, at: wallet.address)
        try await page.run(script: Self.listening)
        try await carryOut(act, page: page)
        try await Task.sleep(for: .milliseconds(milliseconds))
        // A page that is made again is drawn anew, once what its fields stand in has loaded.
        try await page.run(script: "document.querySelector('#espalier > *').isOfBefore = true")
        try death.kill(wallet)
        if death != .worker {
          try await page.wait(until: "document.documentElement.classList.contains('offline')", timeout: .seconds(20))
          wallet = try await WalletProcess(directory: data, port: wallet.port, arguments: death.arguments)
        }
        // Stored, and not only taken in: what a handler writes comes after its answer.
        do {
          try await page.wait(
            until: "!document.documentElement.classList.contains('offline') && window.espalier.isSettled"
              + " && window.espalier.isStored && !document.querySelector('#espalier > *')?.isOfBefore",
            timeout: .seconds(60))
        } catch {
          let state = "JSON.stringify([document.documentElement.className, window.espalier, window.said])"
          Issue.record("\(note): \(try await page.evaluate(state).stringValue ?? "")")
          throw error
        }
        try await check(act, round: round, page: page, note: note)
        let said = try await said(on: page)
        let isTold = act.isTold(in: said)
        let after = (changes: try await stored.changes(), operations: try await stored.operations())
        let new = act == .importFile ? after.operations.count - before.operations.count : 0
        let expected =
          switch act {
          case .importFile: (changes: Int64(0), new: Self.lines)
          case .navigate: (changes: Int64(0), new: 0)
          case .categorise, .rename, .delete, .type, .opening: (changes: Int64(1), new: 0)
          }
        let isDone = after.changes - before.changes == expected.changes && new == expected.new
        let isUndone = after.changes == before.changes && new == 0
        let now = try await stored.opening()
        let isMixed = now != opening && now != (act == .opening ? Self.opening(round) : opening)
        let outcome = KillTally.Outcome(isDone: isDone, isUndone: isUndone, isTold: isTold, isMixed: isMixed)
        tally.count(outcome)
        #expect(
          outcome.isRight, "\(note): \(after.changes - before.changes) changes, \(new) new, \(outcome), said \(said)")
        if act == .delete, after.changes > before.changes {
          #expect(after.operations.count == before.operations.count - 1, "\(note)")
        }
      }
      #expect(await wallet.stop().isSuccess)
      print(tally)
    }
  }

  /// Returns the opening balance that a person enters in a round: no two rounds share the amount or the day.
  private static func opening(_ round: Int) -> OpeningBalance? {
    guard let euro = Currency(code: "EUR"),
      let day = CalendarDate(year: 2026, month: 1 + round / 28 % 12, day: 1 + round % 28)
    else { return nil }
    return OpeningBalance(Money(minorUnits: Int64(10_005 + 100 * round), currency: euro), on: day)
  }

  private static let lines = 3_000

  /// Notes all that the page says, in a document that no kill may replace.
  private static let listening = """
    window.said = []
    const status = document.querySelector("#espalier-status")
    new MutationObserver(() => window.said.push(status.innerText)).observe(
      status, { childList: true, characterData: true, subtree: true })
    """

  /// Returns all that the page has said.
  private func said(on page: Page) async throws -> String {
    try await page.evaluate("window.said.join('\(KillAct.separator)')").stringValue ?? ""
  }

  private func prepare(
    _ act: KillAct, _ operation: WalletOperation, of account: AccountID, round: Int, page: Page, at address: String
  ) async throws {
    switch act {
    case .categorise, .delete: try await page.open("\(address)/operations/\(operation.id.rawValue)")
    case .rename, .type:
      let payee = try #require(operation.payeeID)
      try await page.open("\(address)/payees/\(payee.rawValue)/rename")
    case .navigate: try await page.open("\(address)/operations")
    case .importFile: try await page.open("\(address)/accounts/import")
    case .opening: try await page.open("\(address)/accounts/\(account.rawValue)/edit")
    }
    try await page.wait(until: "document.documentElement.dataset.espalier === 'live'", timeout: .seconds(20))
    switch act {
    case .categorise: try await page.find(.field("Category").within(.css("dialog[open]")))
    case .rename:
      let name = try await page.find(.field("Name"))
      try await name.clear()
      try await name.type("Called \(round)")
    case .type: try await page.find(.field("Name")).clear()
    case .navigate: try await page.find(.link("Settings"))
    case .delete:
      try await page.tap(.button("Delete this operation…"))
      try await page.find(.button("Delete").within(.css("dialog[open]")))
    case .opening:
      let opening = try #require(Self.opening(round))
      let amount = try await page.find(.field("Amount in EUR"))
      try await amount.clear()
      try await amount.type(opening.amount.decimalText)
      try await page.run(script: Self.choosing(opening.day))
      // All of it is durable, and the scene keeps nothing.
      try await page.wait(until: "window.espalier.isSettled && window.espalier.isStored", timeout: .seconds(20))
    case .importFile:
      let rows = (0..<Self.lines).map { "2026-04-\(10 + $0 % 20),Round \(round) shop \($0),-1.10,EUR" }
      let file = try folder.file(
        "round-\(round).csv", "Date,Description,Amount,Currency\n\(rows.joined(separator: "\n"))\n")
      try await page.choose(file: file, in: .css("input[type=file]"))
      try await page.tap(.textContaining("Giro").within(.css("main")).first)
      try await page.tap(.button("Go on"))
      try await page.find(.button("Import 3,000 operations"), timeout: .seconds(30))
    }
  }

  /// Looks at the page once it has healed, and stores what was typed.
  private func check(_ act: KillAct, round: Int, page: Page, note: String) async throws {
    switch act {
    case .navigate:
      let path = try await page.evaluate("location.pathname").stringValue
      #expect(path == "/settings", "\(note)")
      try await page.find(.heading("Settings"))
    case .type:
      let name = try await page.find(.field("Name"))
      let value = try await name.value() ?? ""
      if value != "Typed in a round" {
        let said = try await said(on: page)
        #expect(act.isTold(in: said), "\(note): “\(value)” is in the field, said \(said)")
        // A person who is told types once more.
        try await name.clear()
        try await name.type("Typed in a round")
      }
      try await name.type(" \(round)")
      try await page.tap(.button("Save"))
      try await page.wait(until: "window.espalier.isSettled && window.espalier.isStored", timeout: .seconds(20))
      try await page.find(.heading("Typed in a round \(round)"))
    case .categorise, .rename, .delete, .importFile, .opening: break
    }
  }

  /// Chooses a day in the only field for one, as its calendar does.
  private static func choosing(_ day: CalendarDate) -> String {
    let text = String(format: "%04d-%02d-%02d", day.year, day.month, day.day)
    return """
      const field = document.querySelector("#espalier input[type=date]")
      field.value = "\(text)"
      for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }))
      """
  }

  private func carryOut(_ act: KillAct, page: Page) async throws {
    switch act {
    case .categorise:
      let field = try await page.find(.field("Category").within(.css("dialog[open]")))
      try await field.choose(try await field.value() == "dining" ? "Groceries" : "Dining")
    case .rename: try await page.tap(.button("Save"))
    case .navigate: try await page.tap(.link("Settings"))
    case .type: try await page.find(.field("Name")).type("Typed in a round")
    case .delete: try await page.tap(.button("Delete").within(.css("dialog[open]")))
    case .importFile: try await page.tap(.button("Import 3,000 operations"))
    case .opening: try await page.tap(.button("Set the opening balance"))
    }
  }
}
