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
      try await LiveServer.run(
        submissions: ConformanceApp.submissions, makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }
      ) { server in
        try await BrowserChecks.run(in: browser, on: server)
      }
    }
  }
}
