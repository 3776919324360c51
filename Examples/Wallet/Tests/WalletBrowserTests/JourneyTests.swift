import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// A person's journeys with Wallet, in a real browser against the real program.
@Suite(.serialized, .timeLimit(.minutes(15))) struct JourneyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  private func importStatement() async throws {
    let file = try folder.file(
      "a.ofx",
      SampleStatement.ofx(operations: [
        ("1", "20260301", "-12.50", "Bakery Sunrise"), ("2", "20260302", "2000.00", "Salary March"),
        ("3", "20260303", "-80.00", "Bookshop"),
      ]))
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

  @Test(arguments: WalletPlace.allCases) func aPersonFindsOperationsAndChangesACategory(place: WalletPlace) async throws
  {
    try await importStatement()
    let wallet = try await WalletProcess(place, directory: data)
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 800)
      try await signIn(page, at: wallet.address)
      try await page.tap(.link("Operations"))
      try await page.find(.heading("Operations"))
      #expect(try await page.url().hasSuffix("/operations"))
      try await page.tap(.textContaining("Bakery Sunrise").first)
      try await page.find(.css("dialog[open]"))
      try await page.find(.field("Category").within(.css("dialog[open]"))).choose("Dining")
      try await page.tap(.link("Close"))
      try await page.waitUntilGone(.css("dialog[open]"))
      try await page.tap(.link("Overview"))
      try await page.find(.heading("Overview"))
      try await page.open(wallet.address + "/overview?month=2026-03")
      try await page.find(.textContaining("Dining").first)
      try await page.reload()
      try await page.find(.textContaining("Dining").first)
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test(arguments: WalletPlace.allCases) func thePageHealsAfterTheServerWasKilled(place: WalletPlace) async throws {
    try await importStatement()
    let wallet = try await WalletProcess(place, directory: data)
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 800)
      try await signIn(page, at: wallet.address)
      try await page.tap(.link("Accounts"))
      try await page.find(.heading("Accounts"))
      _ = try await page.evaluate("window.marker = 'same document'")
      wallet.killHard()
      try await page.wait(until: "document.documentElement.classList.contains('offline')", timeout: .seconds(20))
      let again = try await WalletProcess(place, directory: data, port: wallet.port)
      try await page.wait(until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(30))
      #expect(try await page.evaluate("window.marker").stringValue == "same document")
      #expect(try await page.url().hasSuffix("/accounts"))
      try await page.tap(.link("Operations"))
      try await page.find(.textContaining("Bookshop").first)
      #expect(await again.stop().isSuccess)
    }
  }

  @Test func anImportByCommandShowsUpInAnOpenPage() async throws {
    try await importStatement()
    let wallet = try await WalletProcess(directory: data)
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 800)
      try await signIn(page, at: wallet.address)
      try await page.tap(.link("Operations"))
      try await page.find(.textContaining("Bookshop").first)
      let more = try folder.file(
        "b.ofx", SampleStatement.ofx(operations: [("9", "20260304", "-5.00", "Kiosk at the corner")]))
      let result = try await WalletProcess.run(
        ["--data", data.path, "--user", "ada", "--import", more.path], password: "correct horse")
      #expect(result.end.isSuccess, "\(result.output)")
      try await page.find(.textContaining("Kiosk at the corner").first, timeout: .seconds(10))
    }
  }

  @Test(arguments: WalletPlace.allCases) func aStatementIsImportedInTheBrowser(place: WalletPlace) async throws {
    // Later than any sample, so that it stands at the top of the list.
    let file = try folder.file(
      "march.csv", "Date,Description,Amount,Currency\n2099-03-05,Cinema Royal,-11.00,EUR\n2099-03-06,Broken,$x,EUR\n")
    let wallet = try await WalletProcess(place, directory: data, arguments: ["--sample"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 800)
      try await page.open(wallet.address + "/accounts/import")
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      try await page.choose(file: file, in: .css("input[type=file]"))
      try await page.find(.textContaining("does not say which account it is of").first)
      try await page.tap(.button("Go on"))
      try await page.find(.textContaining("Nothing is stored yet").first)
      try await page.find(.textContaining("Cinema Royal").first)
      try await page.wait(
        until: "document.body.innerText.includes('line 3') || document.body.innerText.includes('Line 3')")
      #expect(try await page.accessibilityViolations().isEmpty)
      try await page.tap(.button("Import 1 operation"))
      try await page.find(.textContaining("is in: 1 new operation").first)
      try await page.tap(.link("Operations"))
      try await page.find(.textContaining("Cinema Royal").first)
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test(arguments: WalletPlace.allCases) func aFileThatLeavesSomethingOpenIsAskedAboutThenShownThenConfirmed(
    place: WalletPlace
  ) async throws {
    let file = try folder.file(
      "card.csv", "Date,Description,Amount\n01/02/2099,Cinema Royal,-11.00\n03/02/2099,Kiosk,-2.00\n")
    let wallet = try await WalletProcess(place, directory: data, arguments: ["--sample"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      try await page.open(wallet.address + "/accounts/import")
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      try await page.choose(file: file, in: .css("input[type=file]"))
      try await page.find(.textContaining("can be read in more than one way").first)
      try await page.find(.field("Order of dates")).choose("Day first: 31/01/2026")
      try await page.find(.field("Currency")).choose("EUR – Euro")
      #expect(try await page.accessibilityViolations().isEmpty)
      try await page.tap(.button("Go on"))
      try await page.find(.textContaining("does not say which account it is of").first)
      try await page.tap(.button("Go on"))
      try await page.find(.textContaining("Feb 1, 2099").first)
      // Whoever goes back now has stored nothing.
      let stored = try await page.evaluate("fetch('\(place.path)/-/download/operations.csv').then(r => r.text())")
        .stringValue
      #expect(stored?.contains("Cinema Royal") == false)
      try await page.tap(.button("Import 2 operations"))
      try await page.find(.textContaining("is in: 2 new operations").first)
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test(arguments: WalletPlace.allCases) func theRatesOfTheBankBesideItAreShown(place: WalletPlace) async throws {
    let wallet = try await WalletProcess(place, directory: data, arguments: ["--sample", "--bank"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, isPhone: true)
      try await page.open(wallet.address + "/features")
      try await page.tap(.textContaining("Exchange rates").first)
      try await page.find(.textContaining("The bank's rates of").first)
      try await page.tap(.textContaining("(USD)").first)
      try await page.find(.textContaining("1 USD is").first)
      #expect(try await page.url().hasSuffix("/features/rates/USD"))
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test func withoutABankThereIsNothingThatNeedsOne() async throws {
    let wallet = try await WalletProcess(directory: data, arguments: ["--sample"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, isPhone: true)
      try await page.open(wallet.address + "/features")
      try await page.find(.textContaining("Loan calculator").first)
      #expect(try await !page.text().contains("Exchange rates"))
    }
  }

  @Test func aBankThatIsNotThereIsToldInItsPlace() async throws {
    let wallet = try await WalletProcess(directory: data, arguments: ["--sample", "--bank-at", "http://127.0.0.1:9"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, isPhone: true)
      try await page.open(wallet.address + "/features/rates")
      try await page.find(.textContaining("The bank has no rates for us now. The server cannot be reached.").first)
      try await page.find(.button("Try again"))
    }
  }

  @Test(arguments: WalletPlace.allCases) func aFeatureIsOpenedByItsAddressAndOutlivesAReload(place: WalletPlace)
    async throws
  {
    let wallet = try await WalletProcess(place, directory: data, arguments: ["--sample"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, isPhone: true)
      try await page.open(wallet.address + "/features/loans?amount=200000&currency=EUR&rate=3.5&years=20")
      try await page.find(.heading("Loan calculator"))
      try await page.find(.textContaining("1,159.92").first)
      try await page.reload()
      try await page.find(.textContaining("1,159.92").first)
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      let years = try await page.find(.field("Years"))
      try await years.clear()
      try await years.type("10")
      try await page.tap(.button("Work it out"))
      try await page.find(.textContaining("In 120 months").first)
      #expect(try await page.url().hasSuffix("years=10"))
      try await page.tap(.link("More"))
      try await page.tap(.textContaining("Recurring payments").first)
      try await page.find(.textContaining("Hausverwaltung Lindner").first)
      #expect(try await page.url().hasSuffix("/features/recurring"))
      // Behind the row's edge, where a finger swipes.
      try await page.tap(.css(".swipes .actions button").first)
      try await page.find(.heading("Not counted"))
      try await page.reload()
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      try await page.find(.heading("Not counted"))
      let violations = try await page.accessibilityViolations()
      #expect(violations.isEmpty, "\(violations)")
      try await page.tap(.button("Count it again"))
      try await page.wait(until: "!document.querySelector('main').innerText.includes('Not counted')")
      try await page.back()
      try await page.find(.heading("More"))
      try await page.back()
      try await page.find(.textContaining("In 120 months").first)
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test func whoComesWhileTheWalletStartsSeesThatAndThenTheWallet() async throws {
    try await importStatement()
    // As another process does that is bringing a large database up to date.
    let lock = open(data.appending(path: "wallet.sqlite.opening").path, O_RDWR | O_CLOEXEC)
    try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
    let wallet = try await WalletProcess(directory: data)
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 390, height: 844, isPhone: true)
      try await page.open(wallet.address + "/operations")
      try await page.find(.textContaining("Unlock (1 of 4)").first)
      #expect(try await page.accessibilityViolations().isEmpty)
      close(lock)
      try await page.find(.heading("Sign in"))
      #expect(try await page.url().hasSuffix("/sign-in?next=%2Foperations"))
      try await page.type("ada", into: .field("Name"))
      try await page.type("correct horse", into: .field("Password"))
      try await page.tap(.button("Sign in"))
      try await page.find(.textContaining("Bookshop").first)
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test(arguments: WalletPlace.allCases) func theExportComesAsAFile(place: WalletPlace) async throws {
    let wallet = try await WalletProcess(place, directory: data, arguments: ["--sample"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 800)
      try await page.open(wallet.address + "/settings")
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
      // The file is kept by the browser, and the page stays where it is.
      try await page.tap(.link("Export operations"))
      try await page.tap(.link("Overview"))
      try await page.find(.heading("Overview"))
      #expect(
        try await page.evaluate("fetch('\(place.path)/-/download/operations.csv').then(r => r.status)").numberValue
          == 200)
    }
  }

  @Test(arguments: WalletPlace.allCases) func aPlaceThatDoesNotExistIsARealNotFound(place: WalletPlace) async throws {
    let wallet = try await WalletProcess(place, directory: data, arguments: ["--sample"])
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 800)
      try await page.open(wallet.address + "/no/such/place")
      try await page.find(.heading("Not found"))
      let status = try await page.evaluate("performance.getEntriesByType('navigation')[0].responseStatus")
      #expect(status.numberValue == 404)
      try await page.tap(.link("Go to the start"))
      try await page.find(.heading("Overview"))
    }
  }

  @Test func noScreenHasAnAccessibilityViolation() async throws {
    let wallet = try await WalletProcess(directory: data, arguments: ["--sample"])
    try await Browser.run { browser in
      for scheme in [ColourScheme.light, .dark] {
        let page = try await browser.newPage(width: 1280, height: 900, colourScheme: scheme, reducesMotion: true)
        for path in [
          "/", "/accounts", "/accounts/1", "/accounts/1/edit", "/accounts/import", "/accounts/imports", "/operations",
          "/operations/1", "/settings", "/sign-in",
          "/features", "/features/recurring", "/features/rates",
          "/features/loans?amount=200000&currency=EUR&rate=3.5&years=20",
          "/nowhere",
        ] {
          try await page.open(wallet.address + path)
          try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
          let violations = try await page.accessibilityViolations()
          #expect(violations.isEmpty, "\(path) \(scheme): \(violations)")
        }
        try await page.close()
      }
      let stranger = try await WalletProcess(directory: folder.url.appending(path: "other"))
      let page = try await browser.newPage(width: 390, height: 844, isPhone: true)
      for path in ["/sign-in", "/sign-up"] {
        try await page.open(stranger.address + path)
        let violations = try await page.accessibilityViolations()
        #expect(violations.isEmpty, "\(path): \(violations)")
      }
      try await page.tap(.button("Look round with sample data"))
      try await page.find(.heading("Overview"))
      try await page.open(stranger.address + "/settings/delete")
      let violations = try await page.accessibilityViolations()
      #expect(violations.isEmpty, "\(violations)")
    }
  }
}
