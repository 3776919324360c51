import EspalierBrowserTesting
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierWeb

/// The behaviours of the browser script, run in a real browser against a scripted socket; each failure is told by its name.
@Suite(.serialized, .takesTurns) struct ScriptTests {
  private struct Report: Decodable {
    struct Result: Decodable {
      var name: String
      var passed: Bool
      var error: String?
    }
    var total: Int
    var results: [Result]
  }

  @Test func theBrowserScriptBehaves() async throws {
    let harness = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "harness.html")
    let script = FileManager.default.temporaryDirectory.appending(path: "espalier-\(UUID().uuidString).js")
    // As it is served, so that nothing is missing of what its readers alone need.
    try Data(BrowserAssets.own(theme: .standard, adding: "").script.bytes).write(to: script)
    defer { try? FileManager.default.removeItem(at: script) }
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 800)
      try await page.open(harness.appending(queryItems: [URLQueryItem(name: "script", value: script.absoluteString)]))
      try await page.wait(until: "document.getElementById('results').dataset.done === 'true'", timeout: .seconds(120))
      let text = try await page.evaluate("document.getElementById('results').textContent").stringValue ?? ""
      try Self.check(text)
    }
  }

  /// Records each failure by its name.
  static func check(_ text: String) throws {
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(report.total > 50)
    for result in report.results where !result.passed { Issue.record("\(result.name): \(result.error ?? "failed")") }
  }
}
