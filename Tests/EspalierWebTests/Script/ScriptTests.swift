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
    let later = String(decoding: BrowserAssets.later.bytes, as: UTF8.self)
    try await LiveServer.run(
      configure: {
        $0.endpoints = [
          file(tests + "/harness.html", "text/html; charset=utf-8"), file(tests + "/script-tests.js"),
          file(sources + "/files.js"), file(sources + "/acts.js"),
          WebEndpoint(sources + "/later.js", contentType: "text/javascript") { later },
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

  /// A browser refuses a module that assigns what another one declares, or imports what none exports.
  @MainActor @Test func `a browser loads the modules of the script as they are`() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Surfaces/Web/CEspalierBrowser/Browser/Script").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 15)
    let modules = names.map { name in
      WebEndpoint("/script/\(name)", contentType: "text/javascript") {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
    }
    let plain = WebEndpoint("/plain", contentType: "text/html") { "<!doctype html><title>Plain</title>" }
    try await LiveServer.run(
      configure: { $0.endpoints = modules + [plain] }, makeWindow: { _ in PitfallsPageTests.Models().makeWindow() }
    ) { server in
      try await Browser.run(BrowserOptions(kind: .chromium)) { browser in
        let page = try await browser.newPage(width: 1280, height: 800)
        try await page.open("\(server.address)/plain")
        let outcome = try await page.evaluate(
          "import('/script/beginning.js').then(() => 'loaded', (error) => String(error))")
        #expect(outcome.stringValue == "loaded", "\(outcome)")
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
