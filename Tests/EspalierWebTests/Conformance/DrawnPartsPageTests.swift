import Espalier
import EspalierBrowserTesting
import EspalierTesting
import EspalierWeb
import TestSupport
import Testing

/// A view that draws its parts itself does in a browser what it does in a test without one.
@MainActor @Suite(.serialized, .takesTurns) struct DrawnPartsPageTests {
  /// Uses the app as a person does, on either surface.
  private func use(_ app: any AppDriver) async throws {
    try await app.open("/")
    for line in ["12.50", "To Lisbon"] { #expect(try await app.text().contains(line)) }
    try await app.tap("Pay")
    try await app.tap("Pay")
    #expect(try await app.text().contains("Paid Lisbon, Lisbon"))
    try await app.type("window seat", into: "Note")
    #expect(try await app.text().contains("Noted window seat"))
    #expect(try await app.value(of: "Note") == "window seat")
    try await app.tap("Open or close")
    await #expect(throws: DriverError.self) { try await app.tap("Pay") }
    try await app.tap("Open or close")
    try await app.tap("Pay")
    #expect(try await app.text().contains("Paid Lisbon, Lisbon, Lisbon"))
  }

  @Test func theHeadlessSurfaceReadsAndUsesTheParts() async throws {
    try await use(TestApp(Window(coordinator: TicketCoordinator(), title: "Test")))
  }

  private func inBrowser(_ body: @MainActor (Page, BrowserDriver) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(
        configure: {
          $0.stylesheet =
            "[data-tag=travel] { outline: 3px solid rgb(1, 2, 3); } .terms { height: 20px; overflow: auto; }"
        },
        makeWindow: { _ in Window(coordinator: TicketCoordinator(), title: "Test") }
      ) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await body(page, driver)
        #expect(try await page.consoleErrors().isEmpty)
        try await page.close()
      }
    }
  }

  @Test func theBrowserDoesTheSame() async throws {
    try await inBrowser { page, driver in
      try await use(driver)
      #expect(try await page.find(.css("article > h2")).text() == "To Lisbon")
      let violations = try await page.accessibilityViolations()
      #expect(violations == [])
    }
  }

  @Test func aSectionWithATagIsFoundByStyleRules() async throws {
    try await inBrowser { page, driver in
      try await driver.open("/")
      let outlined = "getComputedStyle(document.querySelector('section:has(article)')).outlineColor === 'rgb(1, 2, 3)'"
      #expect(try await page.evaluate(outlined).boolValue == true)
    }
  }

  @Test func focusAndWhatIsHalfTypedStayOverAFreshRender() async throws {
    try await inBrowser { page, driver in
      try await driver.open("/")
      let note = try await page.find(.field("Note"))
      try await note.tap()
      try await page.run(script: "espalier.disconnect()")
      try await note.type("half")
      // What cannot be patched any more is rendered afresh.
      try await page.run(
        script: """
          window.was = document.querySelector('article input');
          [...document.querySelectorAll('#espalier li')].find((e) => e.innerText.startsWith('Noted')).replaceChildren();
          espalier.connect();
          """)
      try await page.wait(until: "document.querySelector('article input') !== window.was && espalier.isSettled")
      #expect(
        try await page.evaluate("document.activeElement === document.querySelector('article input')").boolValue == true)
      #expect(try await driver.value(of: "Note") == "half")
      #expect(try await driver.text().contains("Noted half"))
      #expect(
        try await page.evaluate("document.querySelector('.terms').dataset.key.endsWith('/terms')").boolValue == true)
    }
  }
}
