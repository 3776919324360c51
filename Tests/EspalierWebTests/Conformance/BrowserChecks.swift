import EspalierBrowserTesting
import EspalierTesting
import Testing

/// The checks that every surface passes, driven through real controls in one browser.
@MainActor enum BrowserChecks {
  /// Runs each check as a person of its own: in a new tab, without the cookies of those before.
  ///
  /// They share a browser because one keeps both processors of a small machine busy for a second and a half until it has
  /// started.
  static func run(
    in browser: Browser, on server: LiveServer, afterEach: (Page) async throws -> Void = { _ in }
  ) async throws {
    let first = try await browser.newPage(width: 1280, height: 900)
    for check in NeedsChromium.possibleChecks {
      let page = try await first.newTab()
      let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
      do {
        try await check.run(driver)
        try await afterEach(page)
      } catch {
        Issue.record("\(check.name): \(error)")
      }
      try await page.removeCookies()
      try await page.evaluate("localStorage.clear()")
      try await page.close()
    }
    try await first.close()
  }
}
