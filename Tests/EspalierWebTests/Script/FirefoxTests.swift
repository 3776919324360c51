import Espalier
import EspalierBrowserTesting
import EspalierWeb
import TestSupport
import Testing

/// The little that must hold in Firefox whenever it is there; `ESPALIER_BROWSER=firefox` runs all else in it.
@MainActor
@Suite(
  .serialized, .takesTurns,
  .enabled(if: BrowserOptions(kind: .firefox).isInstalled, "Needs Firefox; on Debian: apt-get install firefox-esr"))
struct FirefoxTests {
  private func withPage(_ body: @Sendable (Page) async throws -> Void) async throws {
    try await Browser.run(BrowserOptions(kind: .firefox)) { try await body(try await $0.newPage()) }
  }

  @Test func aPageIsPatchedActedOnAndHealsAfterItsLineWasCut() async throws {
    let models = PitfallsPageTests.Models()
    try await LiveServer.run(makeWindow: { _ in models.makeWindow() }) { server in
      let address = server.address
      try await withPage { page in
        try await page.open(address)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        try await page.tap(.button("Count"))
        try await page.wait(until: "document.body.innerText.includes('Count 1') && espalier.isSettled")
        try await page.evaluate("void espalier.disconnect()")
        try await page.tap(.button("Count"))
        try await page.wait(until: "document.documentElement.classList.contains('offline')")
        try await page.evaluate("void espalier.connect()")
        try await page.wait(until: "document.body.innerText.includes('Count 2') && espalier.isSettled")
        try await page.tap(.css("a[href='/beside']"))
        try await page.wait(until: "document.title.includes('Beside') && location.pathname === '/beside'")
        try await page.back()
        try await page.wait(until: "document.body.innerText.includes('Count 2') && location.pathname === '/'")
        #expect(try await page.consoleErrors() == [])
      }
    }
    #expect(models.all.map(\.count) == [2])
  }

  @Test func aScriptOfTheAppLooksAfterItsElement() async throws {
    try await LiveServer.run(
      configure: { $0.assets = ScriptedCoordinator.assets },
      makeWindow: { _ in Window(coordinator: ScriptedCoordinator(), title: "Test") }
    ) { server in
      let address = server.address
      try await withPage { page in
        try await page.open(address)
        try await page.wait(until: "window.said?.length === 2")
        try await page.tap(.button("Mark second"))
        try await page.wait(until: "document.body.innerText.includes('Marks: 2 1 <second>')")
      }
    }
  }

  @Test func whatOnlyChromiumCanDoSaysSo() async throws {
    try await withPage { page in
      try await page.open("data:text/html,<button>Go</button>")
      let button = try await page.find(.button("Go"))
      let refusals = [
        await #expect(throws: BrowserError.self) { try await button.accessibleName() },
        await #expect(throws: BrowserError.self) { try await button.role() },
        await #expect(throws: BrowserError.self) { try await page.cdp("Page.getFrameTree") },
      ]
      for refusal in refusals {
        #expect(refusal?.reason == .needsChromium)
        #expect(refusal?.remedy.contains("BrowserOptions(kind: .chromium)") == true)
      }
    }
  }

  @Test func aMissingFirefoxIsToldWithItsRemedy() async throws {
    let options = BrowserOptions(kind: .firefox, browserPath: "/nowhere/firefox")
    let error = await #expect(throws: BrowserError.self) { try await Browser.start(options) }
    #expect(error?.reason == .notStarted)
    #expect(error?.remedy.contains("apt-get install firefox-esr") == true)
  }

  @Test func aFirefoxThatEndsAtOnceIsToldWithWhatItSaid() async throws {
    let options = BrowserOptions(kind: .firefox, browserPath: "/bin/echo", arguments: ["no display"])
    try await Browser.run(options) { browser in
      let error = await #expect(throws: BrowserError.self) { try await browser.newPage() }
      #expect(error?.reason == .notStarted)
      #expect(error?.details?.contains("no display") == true)
    }
  }
}
