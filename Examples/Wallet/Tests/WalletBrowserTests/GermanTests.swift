import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// Wallet in German, in a real browser against the real program and the bank beside it.
@Suite(.serialized, .timeLimit(.minutes(15))) struct GermanTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  private func importStatement() async throws {
    let lines = [
      "Date,Account ID,Account name,Account type,Currency,Amount,Payee,Memo,Category",
      "2026-01-05,A,Giro,checking,EUR,-12.99,Kino,,leisure", "2026-02-05,A,Giro,checking,EUR,-12.99,Kino,,leisure",
      "2026-03-01,A,Giro,checking,EUR,2500.00,Gehalt,,income",
      "2026-03-05,A,Giro,checking,EUR,-15.99,Kino,,leisure", "2026-03-05,B,Reise,checking,USD,-42.50,Diner,,dining",
    ]
    let file = try folder.file("all.csv", lines.joined(separator: "\n") + "\n")
    let result = try await WalletProcess.run(
      ["--data", data.path, "--user", "ada", "--import", file.path], password: "correct horse")
    try #require(result.end.isSuccess, "\(result.output)")
  }

  @Test func `the language is switched in the open page, and nothing is cut off in it on a small phone`() async throws {
    try await importStatement()
    let wallet = try await WalletProcess(directory: data, arguments: ["--bank"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 320, height: 640, reducesMotion: true, isPhone: true)
      try await page.open(wallet.address + "/")
      try await page.type("ada", into: .field("Name"))
      try await page.type("correct horse", into: .field("Password"))
      try await page.tap(.button("Sign in"))
      try await page.find(.heading("Overview"))
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      try await page.tap(.link("Settings"))
      try await page.find(.field("Language")).choose("Deutsch")
      try await page.find(.heading("Einstellungen"))
      try await page.find(.link("Übersicht"))
      #expect(try await page.evaluate("document.body.querySelector('[lang]').lang").stringValue == "de")
      for path in [
        "/overview?month=2026-03", "/accounts", "/accounts/1", "/accounts/1/edit", "/accounts/import",
        "/accounts/imports", "/operations", "/operations?search=kino", "/operations/1", "/payees", "/payees/kino",
        "/settings", "/settings/delete", "/features", "/features/recurring", "/features/loans", "/features/deposits",
        "/features/rates", "/features/bank", "/features/cards", "/features/payments",
      ] {
        try await page.open(wallet.address + path)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        try await page.wait(until: "!document.querySelector('.section[aria-busy=true]')")
        try await look(page, path)
      }
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  /// Checks that nothing of a page is cut off or unreadable. With a folder in the environment it is also kept as a
  /// picture, to be looked at.
  private func look(_ page: Page, _ path: String) async throws {
    #expect(try await page.overprints().isEmpty, "\(path)")
    #expect(try await page.accessibilityViolations().isEmpty, "\(path)")
    guard let folder = ProcessInfo.processInfo.environment["WALLET_PICTURES"] else { return }
    let name = path.prefix { $0 != "?" }.split(separator: "/").joined(separator: "-")
    try await page.screenshot(ofWholePage: true).write(to: URL(filePath: "\(folder)/german-\(name).png"))
  }
}
