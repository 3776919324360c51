import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// Tests of Wallet's screens on a small phone, in a real browser against the real program.
@Suite(.serialized, .timeLimit(.minutes(15))) struct ScreensTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  /// Names of eighty letters without a blank, and a hundred thousand millions.
  private func importHugeStatement() async throws {
    let payee = String(repeating: "Donaudampfschifffahrt", count: 4).prefix(80)
    let account = String(repeating: "Haushaltskonto", count: 6).prefix(80)
    let lines = [
      "Date,Account ID,Account name,Account type,Currency,Amount,Payee,Memo,Category",
      "2026-03-05,A,\(account),checking,EUR,-100000000000.00,\(payee),\(payee),groceries",
      "2026-03-05,A,\(account),checking,EUR,100000000000.00,\(payee),,income",
      "2026-02-05,A,\(account),checking,EUR,-99999999999.99,\(payee),,groceries",
      "2026-01-05,A,\(account),checking,EUR,-99999999999.99,\(payee),,groceries",
      "2026-03-04,B,Kasse,checking,EUR,-7.20,Kiosk,,dining",
    ]
    let file = try folder.file("huge.csv", lines.joined(separator: "\n") + "\n")
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

  @Test func nothingIsCutOrOverprintedOnASmallPhoneHoweverLongNamesAndAmountsAre() async throws {
    try await importHugeStatement()
    let payee = String(repeating: "donaudampfschifffahrt", count: 4).prefix(80)
    let wallet = try await WalletProcess(directory: data, arguments: ["--bank"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 320, height: 640, reducesMotion: true, isPhone: true)
      try await signIn(page, at: wallet.address)
      for path in [
        "/overview?month=2026-03", "/accounts", "/accounts/1", "/accounts/1/edit", "/accounts/imports", "/operations",
        "/operations?category=groceries&search=donau", "/operations/1", "/payees", "/payees/\(payee)",
        "/payees/\(payee)/rename", "/settings", "/features",
      ] {
        try await page.open(wallet.address + path)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        try await page.wait(until: "!document.querySelector('.section[aria-busy=true]')")
        let overprints = try await page.overprints()
        #expect(overprints.isEmpty, "\(path): \(overprints)")
        #expect(try await page.accessibilityViolations().isEmpty, "\(path)")
      }
    }
  }

  @Test func onAPhoneTheFirstSightOfTheSampleHasItsChartAndTheFiltersAreOneLine() async throws {
    let wallet = try await WalletProcess(directory: data, arguments: ["--sample", "--bank"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, reducesMotion: true, isPhone: true)
      try await page.open(wallet.address + "/")
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      let chart = try await page.evaluate("document.querySelector('.chart').getBoundingClientRect().top").numberValue
      #expect(try #require(chart) < 600, "there is room for the chart above the tabs")
      try await page.open(wallet.address + "/operations")
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      let tops = try await page.evaluate(
        "new Set([...document.querySelectorAll('select')].map((e) => e.getBoundingClientRect().top)).size")
      #expect(tops.numberValue == 1)
      let first = try await page.evaluate("document.querySelector('li.heading').getBoundingClientRect().top")
        .numberValue
      #expect(try #require(first) < 320, "the list begins in the upper half")
    }
  }

  @Test func anUndoIsInReachAfterItsSheetHasGone() async throws {
    try await importHugeStatement()
    let wallet = try await WalletProcess(directory: data, arguments: ["--bank"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, reducesMotion: true, isPhone: true)
      try await signIn(page, at: wallet.address)
      try await page.tap(.link("Operations"))
      try await page.tap(.textContaining("Kiosk").first)
      try await page.find(.css("dialog[open]"))
      try await page.tap(.button("Delete this operation…"))
      try await page.tap(.button("Delete"))
      try await page.waitUntilGone(.css("dialog[open]"))
      try await page.waitUntilGone(.css(".operation-row").having("Kiosk"))
      try await page.tap(.button("Undo"))
      try await page.find(.css(".operation-row").having("Kiosk"))
      #expect(try await page.consoleErrors().isEmpty)
    }
  }
}
