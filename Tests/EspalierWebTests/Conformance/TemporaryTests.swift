import EspalierBrowserTesting
import EspalierTesting
import Foundation
import TestSupport
import Testing

@MainActor @Suite(.serialized, .takesTurns, .timeLimit(.minutes(20))) struct TemporaryTests {
  @Test func rowsOnly() async throws {
    try await Browser.run { browser in
      try await Self.run(in: browser)
    }
  }
  private static func run(in browser: Browser) async throws {
    try await LiveServer.run(
      submissions: ConformanceApp.submissions, makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }
    ) { server in
      for check in SurfaceConformance.checks.suffix(14) {
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        do {
          try await check.run(driver)
        } catch {
          Issue.record("\(check.name): \("\(error)".prefix(600))")
        }
        try await page.close()
      }
      for (name, width) in [("desktop", 1000), ("phone", 390)] {
        let page = try await browser.newPage(width: width, height: 1800)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/rows")
        try await driver.toggle("Pick Apple")
        try await driver.tap("More about fruit")
        try await driver.tap("Load or have the price")
        try await driver.tap("Grams")
        if name == "desktop" {
          _ = try await page.run(script: "document.querySelectorAll('.more-actions')[1].click()")
        }
        let png = try await page.screenshot()
        try Data(png).write(to: URL(filePath: "/work/main/.tmp/\(name).png"))
        let errors = try await page.run(script: "return String(document.querySelectorAll('script').length)")
        print(name, errors)
        try await page.close()
      }
    }
  }
}
