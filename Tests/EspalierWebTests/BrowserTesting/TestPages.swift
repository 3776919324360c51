import EspalierBrowserTesting
import Foundation

/// Pages of a server of their own, in a browser of their own.
enum TestPages {
  /// True where axe is at hand, which checks accessibility.
  static var hasAxe: Bool {
    let given = ProcessInfo.processInfo.environment["ESPALIER_AXE"]
    return FileManager.default.fileExists(atPath: given ?? ".build-tools/axe/axe.min.js")
  }

  /// The browser that people get, or a whole one for what Chromium's headless shell does not do: it does not zoom by a
  /// pinch, and sends languages without weights.
  ///
  /// A whole Chromium takes three times the work to start. At night each test has one.
  static func options(_ kind: BrowserKind, isWhole: Bool = false) -> BrowserOptions {
    let isNight = ProcessInfo.processInfo.environment["ESPALIER_NIGHT"] != nil
    return kind == .chromium && (isWhole || isNight)
      ? BrowserOptions(kind: kind, browserPath: "/usr/bin/chromium") : BrowserOptions(kind: kind)
  }

  /// Starts a browser and a server for the time of some work.
  static func withServer(
    _ kind: BrowserKind, isWhole: Bool = false, _ work: @Sendable (Browser, PageServer) async throws -> Void
  ) async throws {
    let server = try await PageServer()
    defer { server.stop() }
    try await Browser.run(options(kind, isWhole: isWhole)) { try await work($0, server) }
  }

  /// Opens a page with some HTML for the time of some work.
  static func withPage(
    _ kind: BrowserKind, isWhole: Bool = false, _ html: String, _ setting: PageSetting = .desktop,
    _ work: @Sendable (Page) async throws -> Void
  ) async throws {
    try await withServer(kind, isWhole: isWhole) { browser, server in
      let page = try await browser.newPage(setting)
      try await page.open(server.page(html))
      try await work(page)
    }
  }
}
