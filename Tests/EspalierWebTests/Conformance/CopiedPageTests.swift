import Espalier
import EspalierBrowserTesting
import EspalierTesting
import EspalierWeb
import Synchronization
import TestSupport
import Testing

/// The document that a copy gets.
private final class Copied: Sendable {
  let text = Mutex("")
}

/// Tests of a document that is there twice, with one token.
@MainActor @Suite(.serialized, .takesTurns) struct CopiedPageTests {
  @Test func `a copy of a page begins anew, is told what was not done in it, and the page itself goes on`() async throws
  {
    let models = PitfallsPageTests.Models()
    let copied = Copied()
    try await Browser.run { browser in
      let endpoint = WebEndpoint("/copy", contentType: "text/html; charset=utf-8") { copied.text.withLock { $0 } }
      try await LiveServer.run(
        configure: { $0.endpoints = [endpoint] }, makeWindow: { _ in models.makeWindow() }
      ) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        // The document as it came, before anything was done on it.
        try await page.runBeforeEveryDocument(
          "addEventListener('DOMContentLoaded', () => (window.original = document.documentElement.outerHTML))")
        try await driver.open("/")
        for _ in 0..<2 { try await driver.tap("Count") }
        try await page.run(script: "window.isTheSame = true")
        let original = try await page.evaluate("window.original").stringValue ?? ""
        copied.text.withLock { $0 = "<!doctype html>\(original)" }
        let copy = try await page.newTab()
        // Its line opens when the person has done something.
        try await copy.runBeforeEveryDocument(
          """
          const Line = WebSocket;
          window.waiting = [];
          window.WebSocket = class extends Line {
            send(text) { window.waiting ? window.waiting.push(() => super.send(text)) : super.send(text); }
          };
          if (location.pathname !== "/copy") window.waiting = null;
          """)
        try await copy.open(server.address + "/copy")
        try await copy.wait(
          until: "performance.getEntriesByType('resource').some((one) => one.name.includes('/-/later-')) && waiting[0]")
        try await copy.find(.button("Count")).tap()
        copied.text.withLock { $0 = "<!doctype html><meta http-equiv=refresh content='0;url=/'>" }
        try await copy.run(script: "const all = window.waiting; window.waiting = null; for (const send of all) send()")
        // It is told to begin anew, and what was done in it is told by name.
        try await copy.wait(until: "location.pathname === '/' && document.documentElement.dataset.espalier === 'live'")
        try await copy.wait(until: "document.getElementById('espalier-status').textContent.includes('Count')")
        try await copy.find(.button("Count")).tap()
        try await copy.find(.text("Count 1"))
        // The page itself goes on.
        #expect(try await page.evaluate("window.isTheSame").boolValue == true)
        try await driver.tap("Count")
        #expect(models.all.first?.count == 3)
        try await copy.close()
        try await page.close()
      }
    }
  }
}
