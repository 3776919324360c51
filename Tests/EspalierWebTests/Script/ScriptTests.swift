import EspalierBrowserTesting
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierHTML
@testable import EspalierServer

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

  /// Served, because Firefox gives a file no origin. As it is served to people, so that nothing is missing of what its
  /// readers alone need.
  @MainActor @Test(arguments: BrowserKind.installed) func theBrowserScriptBehaves(in kind: BrowserKind) async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    let (tests, sources) = ("/Tests/EspalierWebTests/Script", "/Sources/Surfaces/Web/CEspalierBrowser/Browser")
    func file(_ path: String, _ type: String = "text/javascript") -> WebEndpoint {
      WebEndpoint(path, contentType: type) { try String(contentsOf: root.appending(path: path), encoding: .utf8) }
    }
    let script = String(decoding: BrowserAssets.own(theme: .standard, adding: "").script.bytes, as: UTF8.self)
    try await LiveServer.run(
      configure: {
        $0.endpoints = [
          file(tests + "/harness.html", "text/html; charset=utf-8"), file(tests + "/script-tests.js"),
          file(sources + "/files.js"), file(sources + "/later.js"), file(sources + "/acts.js"),
          WebEndpoint("/script.js", contentType: "text/javascript") { script },
        ]
      }, makeWindow: { _ in PitfallsPageTests.Models().makeWindow() }
    ) { server in
      let address = "\(server.address)\(tests)/harness.html?script=\(server.address)/script.js"
      try await Browser.run(BrowserOptions(kind: kind)) { browser in
        let page = try await browser.newPage(width: 1280, height: 800)
        try await page.open(address)
        try await page.wait(
          until: "document.getElementById('results').dataset.done === 'true'", timeout: .seconds(120))
        let text = try await page.evaluate("document.getElementById('results').textContent").stringValue ?? ""
        try Self.check(text)
      }
    }
  }

  /// Records each failure by its name.
  private static func check(_ text: String) throws {
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(report.total > 50)
    for result in report.results where !result.passed { Issue.record("\(result.name): \(result.error ?? "failed")") }
  }
}
