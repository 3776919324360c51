import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// The machine dies while a person types or imports, again and again, and nothing that they were told or had typed is
/// gone: five kills of each, at moments that differ.
///
/// The moments are inputs of these tests, not waits for something to happen.
@Suite(.serialized, .timeLimit(.minutes(15))) struct KillTests {
  private static let count = 20_000

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  private func command(_ file: URL) async throws -> String {
    let result = try await WalletProcess.run(
      ["--data", data.path, "--user", "ada", "--account", "Giro", "--import", file.path], password: "correct horse")
    try #require(result.end.isSuccess, "\(result.output)")
    return result.output
  }

  private func waitUntilLive(_ page: Page) async throws {
    try await page.wait(
      until: "document.documentElement.dataset.espalier === 'live'"
        + " && !document.documentElement.classList.contains('offline')", timeout: .seconds(30))
  }

  /// Kills the program, waits until the page has noticed, and starts it again where it was.
  private func killAndStart(_ wallet: WalletProcess, under page: Page) async throws -> WalletProcess {
    wallet.killHard()
    try await page.wait(until: "document.documentElement.classList.contains('offline')", timeout: .seconds(20))
    // A page that is made again is drawn anew, once what its fields stand in has loaded.
    try await page.run(script: "document.querySelector('#espalier > *').isOfBefore = true")
    let again = try await WalletProcess(directory: data, port: wallet.port)
    try await page.wait(
      until: "document.querySelector('#espalier > *') && !document.querySelector('#espalier > *').isOfBefore",
      timeout: .seconds(30))
    try await waitUntilLive(page)
    return again
  }

  @Test func whatIsHalfTypedComesBackAfterEveryKill() async throws {
    try await Browser.run { browser in
      var wallet = try await WalletProcess(directory: data)
      let page = try await browser.newPage(width: 1280, height: 800)
      try await page.open(wallet.address + "/sign-up")
      try await waitUntilLive(page)
      var typed = ""
      // Before the pause after which text is told, about it, and long after.
      let parts = [("Ada", 0), (" Byron", 60), (" King", 130), (" Countess", 400), (" of Lovelace", 900)]
      for (part, milliseconds) in parts {
        try await page.type(part, into: .field("Name"))
        typed += part
        try await Task.sleep(for: .milliseconds(milliseconds))
        wallet = try await killAndStart(wallet, under: page)
        let value = try await page.find(.field("Name")).value()
        #expect(value == typed, "killed \(milliseconds) ms after “\(part)” was typed")
      }
      // And it has not only stayed in sight: the program has it too.
      try await page.type("correct horse", into: .field("Password"))
      try await page.tap(.button("Create account"))
      try await page.find(.heading("Overview"))
      try await page.tap(.link("Settings"))
      try await page.find(.textContaining(typed).first)
    }
  }

  @Test func anImportThatIsKilledIsInWholeOrNotAtAll() async throws {
    _ = try await command(folder.file("small.csv", "Date,Description,Amount,Currency\n2026-03-01,First,-1.00,EUR\n"))
    try await Browser.run { browser in
      var wallet = try await WalletProcess(directory: data)
      let page = try await browser.newPage(width: 1280, height: 800)
      try await page.open(wallet.address + "/sign-in?next=%2Faccounts%2Fimport")
      try await page.type("ada", into: .field("Name"))
      try await page.type("correct horse", into: .field("Password"))
      try await page.tap(.button("Sign in"))
      for (round, milliseconds) in [20, 120, 250, 400, 700].enumerated() {
        // Lines of its own each time, so that what was in before does not hide what this one did.
        // So is the name, so that the account is asked for each time.
        let big = try folder.file("big-\(round).csv", Self.statement("Round \(round)"))
        try await page.open(wallet.address + "/accounts/import")
        try await waitUntilLive(page)
        try await page.choose(file: big, in: .css("input[type=file]"))
        try await page.tap(.textContaining("Giro").within(.css("main")).first)
        try await page.tap(.button("Go on"))
        try await page.tap(.button("Import 20,000 operations"), timeout: .seconds(30))
        try await Task.sleep(for: .milliseconds(milliseconds))
        wallet = try await killAndStart(wallet, under: page)
        let output = try await command(big)
        let isNothing = output.contains("20000 new, 0 already there")
        let isEverything = output.contains("0 new, 20000 already there")
        #expect(isNothing || isEverything, "killed \(milliseconds) ms after the tap: \(output)")
      }
    }
  }

  @Test func aHalfMadeImportGoesOnAfterAKill() async throws {
    let rows = (1...70).map { "2099-03-05,Kiosk number \($0),-\($0).00,EUR" }
    let file = try folder.file("export.csv", "Date,Description,Amount,Currency\n\(rows.joined(separator: "\n"))\n")
    _ = try await command(folder.file("small.csv", "Date,Description,Amount,Currency\n2026-03-01,First,-1.00,EUR\n"))
    try await Browser.run { browser in
      var wallet = try await WalletProcess(directory: data)
      let page = try await browser.newPage(width: 1280, height: 800)
      try await page.open(wallet.address + "/sign-in?next=%2Faccounts%2Fimport")
      try await page.type("ada", into: .field("Name"))
      try await page.type("correct horse", into: .field("Password"))
      try await page.tap(.button("Sign in"))
      try await page.find(.css("input[type=file]"))
      try await waitUntilLive(page)
      try await page.choose(file: file, in: .css("input[type=file]"))
      try await page.tap(.textContaining("A new account").first)
      let name = try await page.find(.field("Name of the new account"))
      try await name.clear()
      try await name.type("Holiday")
      try await name.press(.enter)
      try await page.find(.textContaining("Holiday (new account)").first)
      // Longer than what may be lost.
      try await Task.sleep(for: .milliseconds(500))
      wallet = try await killAndStart(wallet, under: page)
      try await page.find(.textContaining("Holiday (new account)").first, timeout: .seconds(20))
      try await page.tap(.button("Import 70 operations"))
      try await page.find(.textContaining("is in: 70 new operations").first, timeout: .seconds(20))
    }
  }

  private static func statement(_ name: String) -> String {
    (0..<count).reduce(into: "Date,Description,Amount,Currency\n") { lines, index in
      lines += "2026-03-\(10 + index % 20),\(name) shop \(index),-\(index % 90 + 1).10,EUR\n"
    }
  }
}
