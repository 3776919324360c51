import BankWalk
import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Foundation
import TestSupport
import Testing

/// The walk of the first document in a real browser, and random steps that it must take as a window without a surface does.
@MainActor @Suite(.serialized, .takesTurns) struct BankWalkBrowserTests {
  private func withBank(_ body: @MainActor (BrowserDriver) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Bank.window() }) { server in
        let page = try await browser.newPage(width: 1280, height: 800, isPhone: false)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/authorize")
        try await body(driver)
        #expect(try await page.consoleErrors().isEmpty)
        try await page.close()
      }
    }
  }

  @Test func `each address leads to its place`() async throws {
    try await withBank { driver in
      for place in BankPlaces.all {
        try await driver.open(place.path)
        #expect(try await driver.path() == place.path)
        #expect(try await driver.title() == "\(place.title) – Bank")
      }
    }
  }

  @Test func `the walk by clicking, and by going back`() async throws {
    try await withBank { try await BankPlaces.walkByClicking($0) }
  }

  /// As many as a browser takes within half a minute, and more at night.
  private static let steps = ProcessInfo.processInfo.environment["ESPALIER_NIGHT"] == nil ? 250 : 5_000

  @Test func `random steps lead a browser where they lead a window without one`() async throws {
    try await withBank { driver in
      let app = TestApp(Bank.window())
      try await app.open("/authorize")
      var generator = SeededGenerator(seed: 7)
      var taken: [String] = []
      for number in 0..<Self.steps {
        let step = try await BankPlaces.step(on: app, &generator)
        taken.append("\(step)")
        try await BankPlaces.take(step, on: driver)
        try await BankPlaces.take(step, on: app)
        let (path, wanted) = (try await driver.path(), try await app.path())
        let (title, wantedTitle) = (try await driver.title(), try await app.title())
        guard path == wanted, title == wantedTitle else {
          Issue.record(
            "step \(number): the browser is at \(path) (\(title)), the window at \(wanted) (\(wantedTitle)). The last steps: \(taken.suffix(8))"
          )
          return
        }
      }
    }
  }
}
