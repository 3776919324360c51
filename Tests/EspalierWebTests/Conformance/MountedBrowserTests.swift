import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Foundation
import TestSupport
import Testing

/// An app in a real browser, inside of a Hummingbird application that has a page of its own.
@MainActor @Suite(.serialized, .takesTurns) struct MountedBrowserTests {
  @Test func oneComesFromTheHostsPageAndGoesBackToItAndTheirCookiesDoNotClash() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(mountPath: "/money", makeWindow: { _ in ShelfCoordinator.window() }) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await page.open("http://127.0.0.1:\(server.port)/")
        try await page.find(.heading("The host"))
        try await page.tap(.link("Money"))
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        try await driver.settle()
        #expect(try await driver.path() == "/")
        try await driver.tap("Save")
        #expect(try await driver.text().contains("Saved 1"))
        try await driver.tap("Edit Book 200")
        #expect(try await page.url().hasSuffix("/money/edit/200"))
        try await page.reload()
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        try await driver.settle()
        try await driver.tap("Done")
        #expect(try await driver.path() == "/")
        try await page.open("http://127.0.0.1:\(server.port)/")
        try await page.find(.heading("The host"))
        try await page.back()
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        #expect(try await page.url().contains("/money/"))
        #expect(try await page.consoleErrors().isEmpty)
        try await page.close()
      }
    }
  }

  @Test func whatWasTypedComesBackWhenTheHostWasStartedAgain() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-mounted-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      var port = 0
      try await LiveServer.run(folder: folder, mountPath: "/money", makeWindow: { _ in ShelfCoordinator.window() }) {
        server in
        port = server.port
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await driver.type("milk and bread", into: "Note", leaves: false)
      }
      try await page.wait(until: "document.documentElement.classList.contains('offline')")
      try await LiveServer.run(
        folder: folder, port: port, mountPath: "/money", makeWindow: { _ in ShelfCoordinator.window() }
      ) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await page.wait(until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(30))
        try await driver.settle()
        #expect(try await driver.value(of: "Note") == "milk and bread")
        #expect(try await driver.text().contains("Noted milk and bread"))
      }
      try await page.close()
    }
  }
}
