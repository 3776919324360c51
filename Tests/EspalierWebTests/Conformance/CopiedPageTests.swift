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
  @Test func `a copy of a page is a page of its own, and nothing that is done in either is lost`() async throws {
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
        let original = try await page.evaluate("'<!doctype html>' + window.original").stringValue ?? ""
        copied.text.withLock { $0 = original }
        let copy = try await page.newTab()
        try await copy.open(server.address + "/copy")
        // It counts its events from the first, so it is told to begin anew, and the page goes on.
        try await copy.wait(until: "performance.getEntriesByType('navigation')[0].type === 'reload'")
        #expect(try await page.evaluate("document.documentElement.classList.contains('offline')").boolValue == false)
        try await driver.tap("Count")
        #expect(models.all.first?.count == 3)
        #expect(models.all.dropFirst().allSatisfy { $0.count == 0 })
        try await copy.close()
        try await page.close()
      }
    }
  }
}
