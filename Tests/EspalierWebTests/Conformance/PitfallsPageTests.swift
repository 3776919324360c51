import Espalier
import EspalierBrowserTesting
import EspalierTesting
import EspalierWeb
import Observation
import TestSupport
import Testing

/// Pitfalls of live pages that only a real browser before a real server can show; Documentation/LivePage.md lists all.
@MainActor @Suite(.serialized, .takesTurns) struct PitfallsPageTests {
  /// One model for each page, in the order in which they were opened.
  @MainActor final class Models {
    var all: [PitfallsModel] = []

    func makeWindow() -> Window {
      all.append(PitfallsModel())
      return Window(coordinator: PitfallsCoordinator(model: all[all.count - 1]), title: "Test")
    }
  }

  /// - Parameter script: Runs in the document before its own.
  private func inBrowser(
    before script: String? = nil, _ body: @MainActor (Page, BrowserDriver, LiveServer, Models) async throws -> Void
  ) async throws {
    let models = Models()
    try await Browser.run { browser in
      // Whoever is away for a moment comes back to the page that they had, however slow the machine is.
      try await LiveServer.run(
        configure: { $0.limits.pages.disconnectedTime = .seconds(60) }, makeWindow: { _ in models.makeWindow() }
      ) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        if let script { try await page.runBeforeEveryDocument(script) }
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await body(page, driver, server, models)
        try await page.close()
      }
    }
  }

  private let button = "[...document.querySelectorAll('button')].find((e) => e.innerText.trim() === 'Work')"

  @Test func aButtonThatWasBusyIsAfterwardsWhatTheAppSaysByThen() async throws {
    try await inBrowser { page, driver, _, _ in
      for isForbidden in [true, false] {
        try await page.tap(.button("Work"))
        try await page.wait(until: "\(button).ariaBusy === 'true'")
        if isForbidden { try await page.tap(.button("Forbid")) }
        try await page.tap(.button("Finish"))
        try await page.wait(until: "\(button).ariaBusy !== 'true' && espalier.isSettled")
        #expect(try await page.evaluate("\(button).disabled").boolValue == isForbidden)
        #expect(try await page.evaluate("\(button).ariaDisabled === null").boolValue == true)
        try await driver.tap("Allow")
        #expect(try await page.evaluate("\(button).disabled").boolValue == false)
      }
    }
  }

  @Test func aLineThatBreaksGetsWhatItMissedAndNothingIsRenderedAfresh() async throws {
    try await inBrowser { page, driver, server, models in
      try await page.run(script: "document.querySelector('main h1').mark = 'the same'; espalier.disconnect()")
      for count in 1...3 {
        models.all[0].count = count
        await server.settled()
      }
      try await page.run(script: "espalier.connect()")
      try await page.find(.text("Count 3"))
      #expect(try await page.evaluate("document.querySelector('main h1').mark").stringValue == "the same")
      try await driver.tap("Count")
      #expect(try await driver.text().contains("Count 4"))
    }
  }

  /// Loses what comes over a WebSocket while the page is deaf, as a line does that has broken and does not know it yet.
  private static let losingMessages = """
    {
      const all = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
      Object.defineProperty(WebSocket.prototype, "onmessage", {
        ...all,
        set(hear) { all.set.call(this, (event) => { if (!window.isDeaf) hear.call(this, event); }); },
      });
    }
    """

  @Test func whatWasSentAndLostComesOverTheNextLineAndIsDoneOnce() async throws {
    try await inBrowser(before: Self.losingMessages) { page, driver, server, models in
      try await page.run(script: "document.querySelector('main h1').mark = 'the same'; window.isDeaf = true")
      let (counted, counting) = AsyncStream.makeStream(of: Void.self)
      withObservationTracking({ _ = models.all[0].count }, onChange: { counting.finish() })
      try await page.tap(.button("Count"))
      for await _ in counted {}
      await server.settled()
      #expect(try await page.text().contains("Count 0"), "the page has heard nothing")
      try await page.run(script: "window.isDeaf = false; espalier.connect()")
      try await page.find(.text("Count 1"))
      try await driver.settle()
      #expect(try await page.evaluate("document.querySelector('main h1').mark").stringValue == "the same")
      #expect(models.all.map(\.count) == [1], "once")
      try await driver.tap("Count")
      #expect(try await driver.text().contains("Count 2"))
    }
  }

  @Test func aHandlerThatThrowsConcernsItsSceneAloneAndItsPageGoesOn() async throws {
    try await inBrowser { page, driver, server, _ in
      let other = try await page.newTab()
      let otherDriver = BrowserDriver(page: other, address: server.address) { await server.settled() }
      try await otherDriver.open("/")
      for tab in [page, other] { try await tab.run(script: "window.mark = 'not loaded anew'") }
      server.windows[0].report = { _ in }
      try await driver.tap("Fail")
      try await page.wait(until: "document.querySelector('main [role=alert]')")
      try await otherDriver.tap("Count")
      #expect(try await otherDriver.text().contains("Count 1"))
      try await driver.tap("Try again")
      try await driver.tap("Count")
      #expect(try await driver.text().contains("Count 1"))
      for tab in [page, other] {
        #expect(try await tab.evaluate("window.mark").stringValue == "not loaded anew")
      }
    }
  }

  @Test func aSceneIsLoadedAndAppearsOnceForItsHTMLAndItsLine() async throws {
    try await inBrowser { page, driver, server, models in
      try await page.run(script: "espalier.disconnect(); espalier.connect()")
      try await page.wait(until: "espalier.isSettled")
      try await driver.tap("Count")
      #expect(models.all.count == 1 && server.windows.count == 1, "one page is one window")
      #expect(models.all[0].loads == 1 && models.all[0].appearances == 1)
    }
  }

  @Test func eachTabHasAStateOfItsOwn() async throws {
    try await inBrowser { page, driver, server, models in
      try await driver.tap("Count")
      let other = try await page.newTab()
      let otherDriver = BrowserDriver(page: other, address: server.address) { await server.settled() }
      try await otherDriver.open("/")
      for _ in 0..<2 { try await otherDriver.tap("Count") }
      #expect(models.all.map(\.count) == [1, 2])
      #expect(try await driver.text().contains("Count 1"))
      #expect(try await otherDriver.text().contains("Count 2"))
    }
  }

  @Test func aTabThatIsDuplicatedBeginsAPageOfItsOwn() async throws {
    try await inBrowser { page, driver, server, models in
      try await driver.tap("Count")
      try await page.run(script: "sessionStorage.setItem('mark', 'copied')")
      let known = try await page.tabs().count
      // A tab that a page opens gets a copy of its session storage, as one has that is duplicated by the browser's menu.
      try await page.run(script: "open(location.href)")
      var tabs: [Page] = []
      for _ in 0..<1_000 where tabs.count <= known { tabs = try await page.tabs() }
      try #require(tabs.count > known, "no tab was opened")
      var other: Page?
      for tab in tabs {
        try await tab.wait(until: "document.documentElement.dataset.espalier === 'live'")
        if try await tab.text().contains("Count 0") { other = tab }
      }
      let copy = try #require(other)
      #expect(try await copy.evaluate("sessionStorage.getItem('mark')").stringValue == "copied")
      for _ in 0..<2 {
        try await copy.tap(.button("Count"))
        try await copy.wait(until: "espalier.isSettled")
      }
      try await driver.tap("Count")
      #expect(models.all.map(\.count) == [2, 2])
      #expect(server.windows.count == 2)
      for tab in [page, copy] {
        #expect(try await tab.evaluate("document.documentElement.className").stringValue?.contains("offline") == false)
      }
      try await copy.close()
    }
  }

  @Test func aPageLoadsNoScriptThatNothingOnItNeeds() async throws {
    try await inBrowser { page, driver, _, _ in
      try await driver.tap("Count")
      let loaded = try await page.evaluate(
        "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname).filter("
          + "(path) => path.endsWith('.js')).map((path) => path.split('/').pop().split('-')[0]).sort().join(' ')")
      #expect(loaded.stringValue == "acts espalier later")
    }
  }

  @Test func goingToAPlaceSetsTheTitleAndMovesTheFocusToItsHeading() async throws {
    try await inBrowser { page, driver, _, _ in
      try await driver.tap("Beside")
      #expect(try await page.title().contains("Beside"))
      let focused = "document.activeElement.matches('[data-focus], [data-focus] *') && document.activeElement.innerText"
      #expect(try await page.evaluate(focused).stringValue?.contains("Beside") == true)
      let status = "document.getElementById('espalier-status').getAttribute('role')"
      #expect(try await page.evaluate(status).stringValue == "status")
    }
  }

  @Test func backTwiceInQuickSuccessionEndsWhereTheSecondLeads() async throws {
    try await inBrowser { page, driver, _, _ in
      try await driver.tap("Count")
      try await driver.tap("Beside")
      try await page.run(script: "location.hash = 'part'")
      try await page.run(script: "history.back(); history.back()")
      try await page.wait(until: "location.pathname === '/' && espalier.isSettled")
      try await page.find(.text("Count 1"))
      try await page.forward()
      try await page.find(.text("Another place"))
      #expect(try await page.title().contains("Beside"))
    }
  }

  @Test func aPageToWhichOneComesBackFromElsewhereGoesOnOrBeginsAnew() async throws {
    try await inBrowser { page, driver, server, models in
      try await driver.tap("Count")
      try await page.wait(until: "espalier.isStored")
      try await page.run(script: "addEventListener('pageshow', (event) => { window.wasPutAway = event.persisted; })")
      try await page.open(server.address + "/-/icon.svg")
      try await page.back()
      try await page.wait(until: "document.documentElement.dataset.espalier === 'live' && espalier.isSettled")
      // A browser need not keep a page, and says whether it has.
      let wasPutAway = try await page.evaluate("window.wasPutAway").boolValue == true
      try await driver.tap("Count")
      #expect(models.all.map(\.count) == (wasPutAway ? [2] : [1, 1]))
      #expect(try await driver.text().contains(wasPutAway ? "Count 2" : "Count 1"))
      #expect(try await page.evaluate("document.documentElement.classList.contains('offline')").boolValue == false)
    }
  }

  @Test func noTwoElementsShareAnIdAndNoFormStandsInAnother() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(
        submissions: ConformanceApp.submissions, makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }
      ) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        for path in [
          "/", "/list", "/list/3", "/form", "/form/inputs", "/rows", "/window", "/displays", "/shelf", "/sign-up",
          "/folders/2",
        ] {
          try await page.open(server.address + path)
          try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
          let all = "[...document.querySelectorAll('[id]')].map((element) => element.id)"
          let ids = "\(all).filter((id, at, all) => all.indexOf(id) !== at)"
          #expect(try await page.evaluate(ids).arrayValue?.isEmpty == true, "\(path)")
          let nested = "document.querySelector('form form, button button, a a, a button, button a, label label')"
          #expect(try await page.evaluate("\(nested) === null").boolValue == true, "\(path)")
        }
        try await page.close()
      }
    }
  }
}
