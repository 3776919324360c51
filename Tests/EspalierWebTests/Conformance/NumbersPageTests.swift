import EspalierBrowserTesting
import EspalierNavigation
import EspalierViews
import TestSupport
import Testing

/// Numbers as people type them, in real browsers whose language is another than the window's.
@MainActor @Suite(.serialized, .takesTurns) struct NumbersPageTests {
  private func withNumbers(
    _ kind: BrowserKind, browser language: String, window locale: String,
    _ body: @MainActor (Page, BrowserDriver) async throws -> Void
  ) async throws {
    try await Browser.run(BrowserOptions(kind: kind)) { browser in
      try await LiveServer.run(
        makeWindow: { _ in
          let tables = [TextTable(language: "de", [:])]
          return Window(
            coordinator: NumbersCoordinator(), title: "Numbers",
            localization: Localization(locale: locale, tables: tables))
        }
      ) { server in
        let page = try await browser.newPage(width: 1280, height: 900, language: language)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await body(page, driver)
        #expect(try await page.consoleErrors().isEmpty)
        try await page.close()
      }
    }
  }

  private func fill(_ field: Element, _ text: String) async throws {
    // As a person does: a field that was emptied first would have been empty for the app too.
    _ = try await field.evaluate("(element.focus(), element.select(), true)")
    try await field.type(text)
  }

  @Test(
    arguments: BrowserKind.installed,
    [("en-US", "de-DE", "4,2"), ("de-DE", "en-US", "4.2"), ("de-DE", "de-DE", "4,2"), ("en-US", "fr-FR", "4,2")])
  func `four euros twenty are four euros twenty, whatever the browser's language`(
    kind: BrowserKind, languages: (browser: String, window: String, mark: String)
  ) async throws {
    try await withNumbers(kind, browser: languages.browser, window: languages.window) { page, driver in
      let field = try await page.find(.field("Amount"))
      for typed in ["4,20", "4.20", "€ 4,20", "4,20 EUR"] {
        try await fill(field, typed)
        try await field.press(.tab)
        try await driver.settle()
        #expect(try await driver.text().contains("Amount is 4.2"), "\(typed)")
        #expect(
          try await field.value() == languages.mark + "0", "\(typed) is shown in the window's notation when it is left")
      }
      for typed in ["1.234,56", "1,234.56", "1 234,56", "1'234.56"] {
        try await fill(field, typed)
        try await field.press(.tab)
        try await driver.settle()
        #expect(try await driver.text().contains("Amount is 1234.56"), "\(typed)")
      }
    }
  }

  @Test(arguments: BrowserKind.installed)
  func `what is no number, or two, stays in the field with a message, and is not sent`(kind: BrowserKind) async throws {
    try await withNumbers(kind, browser: "en-US", window: "de-DE") { page, driver in
      let weight = try await page.find(.field("Weight"))
      for (typed, message) in [
        ("1.234", "„1.234“ kann man auf zwei Arten lesen. Schreiben Sie 1,2340 oder 1234."),
        ("viel", "„viel“ ist keine Zahl. Schreiben Sie sie wie 1234,56."),
      ] {
        try await fill(weight, typed)
        try await weight.press(.tab)
        try await driver.settle()
        try await page.find(.textContaining(message).first)
        #expect(try await weight.value() == typed)
        try await driver.tap("Send")
        #expect(try await driver.text().contains("Sent 0"))
        #expect(try await driver.text().contains("Weight is none"))
      }
      try await fill(weight, "1,2340")
      try await driver.tap("Send")
      #expect(try await driver.text().contains("Sent 1"))
      #expect(try await driver.text().contains("Weight is 1.234"))
      #expect(try await !driver.text().contains("zwei Arten"))
    }
  }

  @Test(arguments: BrowserKind.installed)
  func `a field without a form shows its number again when what was typed is none`(kind: BrowserKind) async throws {
    try await withNumbers(kind, browser: "en-US", window: "de-DE") { page, driver in
      let share = try await page.find(.field("Share"))
      #expect(try await share.value() == "12,5")
      for typed in ["half", "300", "0,3"] {
        try await fill(share, typed)
        #expect(try await share.value() == typed)
        try await share.press(.tab)
        try await driver.settle()
        #expect(try await share.value() == "12,5")
        #expect(try await driver.text().contains("Share is 12.5"))
      }
    }
  }

  @Test(arguments: BrowserKind.installed)
  func `the arrow keys step in the notation of the field, within its range`(kind: BrowserKind) async throws {
    try await withNumbers(kind, browser: "en-US", window: "de-DE") { page, driver in
      let share = try await page.find(.field("Share"))
      try await fill(share, "12,5")
      try await share.press(.up)
      #expect(try await share.value() == "13,0")
      try await driver.settle()
      #expect(try await driver.text().contains("Share is 13.0"))
      try await fill(share, "0,5")
      for _ in 1...3 { try await share.press(.down) }
      #expect(try await share.value() == "0,0")
      try await driver.settle()
      #expect(try await driver.text().contains("Share is 0.0"))
    }
  }
}
