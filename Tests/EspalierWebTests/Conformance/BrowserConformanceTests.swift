import EspalierBrowserTesting
import EspalierNavigation
import EspalierTesting
import Foundation
import TestSupport
import Testing

/// The browser realises what the headless surface realises: the same checks, driven through real controls.
///
/// By day they run below a path, where an address that forgets the path leads nowhere; at the root are most other tests
/// in a browser. At night they run in both places. `ESPALIER_BROWSER=firefox` runs them in Firefox, but for those of
/// `NeedsChromium`.
@MainActor @Suite(.serialized, .takesTurns(.seconds(1800))) struct BrowserConformanceTests {
  nonisolated private static let mountPaths =
    ProcessInfo.processInfo.environment["ESPALIER_NIGHT"] == nil ? ["/money"] : ["/money", ""]

  @Test(arguments: mountPaths) func theBrowserPassesEveryCheck(mountPath: String) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(
        mountPath: mountPath, submissions: ConformanceApp.submissions,
        makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }
      ) { server in
        try await BrowserChecks.run(in: browser, on: server) { page in
          let url = try await page.url()
          // An error that is thrown is reported with the name of the check.
          try #require(url.hasPrefix(server.address + "/"))
        }
      }
    }
  }
}
