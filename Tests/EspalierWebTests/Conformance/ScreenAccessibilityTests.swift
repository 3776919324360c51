import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// Tests that a screen is within the reach of everybody: no rule of WCAG is broken while a dialog, a menu, a message or
/// a form with something wrong is up, on a desktop and on a phone.
@MainActor @Suite(.serialized, .takesTurns) struct ScreenAccessibilityTests {
  private static let states: [(name: String, path: String, steps: @MainActor (BrowserDriver) async throws -> Void)] = [
    ("question", "/work", { try await $0.tap("Delete all") }),
    ("sheet", "/work", { try await $0.tap("Call it something else") }),
    (
      "message", "/work",
      {
        try await $0.tap("Delete all")
        try await $0.tap("Delete")
      }
    ),
    ("menu", "/work", { try await $0.tap("More") }),
    ("form", "/sign-up", { try await $0.tap("Join") }),
    ("panes", "/folders/2", { _ in }),
  ]

  @Test func noRuleIsBrokenWhateverAScreenDoes() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(
        submissions: ConformanceApp.submissions, makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }
      ) { server in
        for isPhone in [false, true] {
          for state in Self.states {
            let page = try await browser.newPage(
              width: isPhone ? 390 : 1280, height: 844, colourScheme: isPhone ? .dark : .light, reducesMotion: true,
              isPhone: isPhone)
            let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
            try await driver.open(state.path)
            try await state.steps(driver)
            let violations = try await page.accessibilityViolations()
            #expect(violations == [], "\(state.name) \(isPhone ? "on a phone" : "on a desktop")")
            try await page.close()
          }
        }
      }
    }
  }
}
