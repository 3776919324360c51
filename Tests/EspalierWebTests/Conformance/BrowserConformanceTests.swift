import EspalierBrowserTesting
import EspalierNavigation
import EspalierTesting
import TestSupport
import Testing

/// The browser realises what the headless surface realises: the same checks, driven through real controls.
///
/// `ESPALIER_BROWSER=firefox` runs them in Firefox, but for those of `NeedsChromium`.
@MainActor @Suite(.serialized, .takesTurns(.seconds(1800))) struct BrowserConformanceTests {
  @Test func theBrowserPassesEveryCheck() async throws {
    try await Browser.run { browser in
      try await Self.runChecks(in: browser)
    }
  }

  private static func runChecks(in browser: Browser) async throws {
    try await LiveServer.run(
      submissions: ConformanceApp.submissions, makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }
    ) { server in
      for check in NeedsChromium.possibleChecks {
        // Each check is a person of their own, with cookies of their own.
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        do {
          try await check.run(driver)
        } catch {
          Issue.record("\(check.name): \(error)")
        }
        try await page.close()
      }
    }
  }
}
