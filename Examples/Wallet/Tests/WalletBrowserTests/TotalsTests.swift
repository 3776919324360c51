import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// Totals in the currency of a person's choice, in a real browser against the real program and the bank beside it.
@Suite(.serialized, .timeLimit(.minutes(15))) struct TotalsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  private func importStatement() async throws {
    let lines = [
      "Date,Account ID,Account name,Account type,Currency,Amount,Payee,Memo,Category",
      "2026-03-01,A,Giro,checking,EUR,2500.00,Salary March,,income",
      "2026-03-05,A,Giro,checking,EUR,-80.00,Bookshop,,leisure",
      "2026-03-05,B,Travel,checking,USD,-42.50,Diner,,dining",
      "2026-03-06,C,Japan,checking,JPY,-1200,Ramen,,dining",
    ]
    let file = try folder.file("all.csv", lines.joined(separator: "\n") + "\n")
    let result = try await WalletProcess.run(
      ["--data", data.path, "--user", "ada", "--import", file.path], password: "correct horse")
    try #require(result.end.isSuccess, "\(result.output)")
  }

  private func signIn(_ page: Page, at address: String) async throws {
    try await page.open(address + "/")
    try await page.type("ada", into: .field("Name"))
    try await page.type("correct horse", into: .field("Password"))
    try await page.tap(.button("Sign in"))
    try await page.find(.heading("Overview"))
    try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
  }

  @Test func totalsAreToldInTheChosenCurrencyAlsoWhileThereIsNoBank() async throws {
    try await importStatement()
    try await Browser.run { browser in
      var wallet = try await WalletProcess(directory: data, arguments: ["--bank"])
      let page = try await browser.newPage(width: 390, height: 844, reducesMotion: true, isPhone: true)
      try await signIn(page, at: wallet.address)
      try await page.open(wallet.address + "/overview?month=2026-03")
      try await page.find(.textContaining("US Dollar (USD)").first)
      try await page.tap(.link("Settings"))
      // The rates come by themselves, and the open page says so.
      try await page.find(.textContaining("told at the bank's rates of").first)
      try await page.find(.field("Currency of totals")).choose("Euro (EUR)")
      try await page.open(wallet.address + "/overview?month=2026-03")
      try await page.find(.textContaining("At rates of").first)
      #expect(try await !page.text().contains("US Dollar (USD)"))
      #expect(try await page.text().ranges(of: "At rates of").count == 2, "below the figures, and below the chart")
      try await look(page, "overview")
      for (path, words) in [
        ("/accounts", "All accounts together"), ("/operations", "At rates of"), ("/operations?month=2026-03", "in all"),
        ("/payees", "At rates of"), ("/settings", "Currency of totals"),
      ] {
        try await page.open(wallet.address + path)
        try await page.find(.textContaining(words).first)
        #expect(try await page.text().contains("rates of"), "\(path)")
        try await look(page, path.filter(\.isLetter))
      }
      #expect(try await page.consoleErrors().isEmpty)
      wallet.killHard()
      wallet = try await WalletProcess(directory: data, port: wallet.port)
      try await page.open(wallet.address + "/overview?month=2026-03")
      try await page.find(.textContaining("At rates of").first)
    }
  }

  @Test func withoutAnyRatesTotalsStandApartAndSayWhy() async throws {
    try await importStatement()
    let wallet = try await WalletProcess(directory: data)
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, reducesMotion: true, isPhone: true)
      try await signIn(page, at: wallet.address)
      try await page.tap(.link("Settings"))
      try await page.find(.textContaining("none have come from the bank yet").first)
      try await page.find(.field("Currency of totals")).choose("Euro (EUR)")
      try await page.open(wallet.address + "/overview?month=2026-03")
      try await page.find(.textContaining("Totals stand apart by currency").first)
      #expect(try await page.text().contains("US Dollar (USD)"))
      try await look(page, "apart")
    }
  }

  /// Checks that a page has no fault for people who cannot see it, light or dark. With a folder in the environment it
  /// is also kept as a picture, to be looked at.
  private func look(_ page: Page, _ name: String) async throws {
    for scheme in [ColourScheme.dark, .light] {
      try await page.prefer(colourScheme: scheme, reducesMotion: true)
      let violations = try await page.accessibilityViolations()
      #expect(violations.isEmpty, "\(name), \(scheme): \(violations)")
      if let folder = ProcessInfo.processInfo.environment["WALLET_PICTURES"] {
        try await page.screenshot(ofWholePage: true).write(
          to: URL(filePath: "\(folder)/\(name)-\(scheme.rawValue).png"))
      }
    }
    #expect(try await page.overprints().isEmpty, "\(name)")
  }
}
