import Espalier
import EspalierBrowserTesting
import Foundation
import TestSupport
import Testing

@testable import EspalierWeb

/// The page's script in Firefox, where it is asked for: `ESPALIER_FIREFOX=firefox-esr ./test --filter FirefoxTests`.
@MainActor @Suite(.serialized, .takesTurns, .enabled(if: Firefox.path != nil)) struct FirefoxTests {
  /// Firefox gives a file no origin, so what Chromium reads from disk comes from a server here.
  @Test func theBrowserScriptBehaves() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    let (tests, files) = ("/Tests/EspalierWebTests/Script", "/Sources/EspalierWeb/Browser/files.js")
    func file(_ path: String, _ type: String) -> WebEndpoint {
      WebEndpoint(path, contentType: type) { try String(contentsOf: root.appending(path: path), encoding: .utf8) }
    }
    let script = String(decoding: BrowserAssets.script, as: UTF8.self)
    try await LiveServer.run(
      configure: {
        $0.endpoints = [
          file(tests + "/harness.html", "text/html; charset=utf-8"), file(files, "text/javascript"),
          file(tests + "/script-tests.js", "text/javascript"),
          WebEndpoint("/script.js", contentType: "text/javascript") { script },
        ]
      }, makeWindow: { _ in PitfallsPageTests.Models().makeWindow() }
    ) { server in
      let page = "\(server.address)\(tests)/harness.html?script=\(server.address)/script.js"
      let report = try await Firefox.run { firefox in
        try await firefox.open(page)
        // In parts: a command that takes longer than the connection waits would be a failure.
        for _ in 0..<20 {
          do {
            try await firefox.wait(until: "document.getElementById('results').dataset.done === 'true'")
            break
          } catch let failure as Firefox.Failure where failure.description.contains("was not true") { continue }
        }
        return try await firefox.evaluate("document.getElementById('results').textContent").stringValue ?? ""
      }
      try ScriptTests.check(report)
    }
  }

  @Test func aPageIsPatchedActedOnAndHealsAfterItsLineWasCut() async throws {
    let models = PitfallsPageTests.Models()
    try await LiveServer.run(makeWindow: { _ in models.makeWindow() }) { server in
      let address = server.address
      try await Firefox.run { firefox in
        let count = "[...document.querySelectorAll('button')].find((e) => e.innerText.trim() === 'Count')"
        try await firefox.open(address)
        try await firefox.wait(until: "document.documentElement.dataset.espalier === 'live'")
        _ = try await firefox.evaluate("(\(count).click(), 1)")
        try await firefox.wait(until: "document.body.innerText.includes('Count 1') && espalier.isSettled")
        _ = try await firefox.evaluate("(espalier.disconnect(), \(count).click(), 1)")
        try await firefox.wait(until: "document.documentElement.classList.contains('offline')")
        _ = try await firefox.evaluate("(espalier.connect(), 1)")
        try await firefox.wait(until: "document.body.innerText.includes('Count 2') && espalier.isSettled")
        _ = try await firefox.evaluate("(document.querySelector('a[href=\"/beside\"]').click(), 1)")
        try await firefox.wait(until: "document.title.includes('Beside') && location.pathname === '/beside'")
        _ = try await firefox.evaluate("(history.back(), 1)")
        try await firefox.wait(until: "document.body.innerText.includes('Count 2') && location.pathname === '/'")
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
      try await Firefox.run { firefox in
        try await firefox.open(address)
        try await firefox.wait(until: "window.said?.length === 2")
        let mark = "[...document.querySelectorAll('button')].find((e) => e.innerText.trim() === 'Mark second')"
        _ = try await firefox.evaluate("(\(mark).click(), 1)")
        try await firefox.wait(until: "document.body.innerText.includes('Marks: 2 1 <second>')")
      }
    }
  }
}
