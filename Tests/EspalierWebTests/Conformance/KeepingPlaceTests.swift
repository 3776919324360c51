import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// A list stays where it is while something comes up above it and goes again, and so does the focus.
@MainActor @Suite(.serialized, .takesTurns) struct KeepingPlaceTests {
  private func withShelf(
    isPhone: Bool, _ body: @MainActor (Page, BrowserDriver) async throws -> Void
  ) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in ShelfCoordinator.window() }) { server in
        let page = try await browser.newPage(width: isPhone ? 390 : 1280, height: 800, isPhone: isPhone)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await body(page, driver)
        #expect(try await page.consoleErrors().isEmpty)
        try await page.close()
      }
    }
  }

  private func height(_ page: Page) async throws -> Int {
    try await page.evaluate("Math.round(scrollY)").intValue ?? -1
  }

  @Test(arguments: [false, true]) func aSheetAboveAListLeavesItWhereItIs(isPhone: Bool) async throws {
    try await withShelf(isPhone: isPhone) { page, driver in
      try await page.run(script: "scrollTo(0, 2400)")
      try await driver.tapInSight("Book 50")
      let before = try await height(page)
      #expect(before > 1_500)
      try await page.wait(until: "document.querySelector('dialog[open]')")
      #expect(try await height(page) == before, "opened")
      try await driver.type("Another", into: "Title")
      try await driver.tap("Keep")
      #expect(try await height(page) == before, "closed")
      #expect(try await driver.focus() == "Another", "the focus is on what was edited")
      try await driver.tapInSight("Book 51")
      try await driver.dismiss()
      #expect(try await height(page) == before, "dismissed")
      #expect(try await driver.focus() == "Book 51")
    }
  }

  @Test(arguments: [false, true]) func aPlaceAboveAListLeavesItWhereItIs(isPhone: Bool) async throws {
    try await withShelf(isPhone: isPhone) { page, driver in
      try await driver.tapInSight("Edit Book 199")
      let before = try await height(page)
      #expect(before > 5_000)
      #expect(try await driver.path() == "/edit/199")
      #expect(try await height(page) == before, "opened")
      try await driver.tap("Done")
      #expect(try await driver.path() == "/")
      #expect(try await height(page) == before, "closed")
      #expect(try await driver.focus() == "Edit Book 199")
      try await driver.tapInSight("Edit Book 199")
      try await driver.tap("Close")
      #expect(try await height(page) == before, "closed by its cross")
      try await driver.tapInSight("Edit Book 199")
      try await driver.back()
      #expect(try await driver.path() == "/")
      #expect(try await height(page) == before, "gone back")
      try await driver.tapInSight("Edit Book 199")
      try await driver.dismiss()
      #expect(try await height(page) == before, "dismissed")
    }
  }
}

extension BrowserDriver {
  /// Taps a row or button where it stands, without scrolling the page to its middle first where it is in sight.
  func tapInSight(_ name: String) async throws {
    try await page.run(
      script: """
        const found = [...document.querySelectorAll("a, button")].find((e) => e.innerText.trim() === arguments[0]);
        found.scrollIntoView({ block: "nearest" });
        found.focus({ preventScroll: true });
        found.click();
        """, .string(name))
    try await settle()
  }
}
