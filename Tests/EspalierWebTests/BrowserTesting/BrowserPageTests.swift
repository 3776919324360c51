import EspalierBrowserTesting
import Foundation
import Testing

/// Tests of what a browser tells of its pages, and pages of their person.
@Suite(.serialized, .drivesBrowsers)
struct BrowserPageTests {
  @Test(arguments: BrowserKind.installed) func thePageIsToldItsUserBeforeItsFirstScript(_ kind: BrowserKind)
    async throws
  {
    try await TestPages.withServer(kind, isWhole: true) { browser, server in
      let page = try await browser.newPage(
        width: 900, height: 700, colourScheme: .dark, reducesMotion: true, language: "de-DE", timeZone: "Asia/Tokyo")
      try await page.open(
        server.page(
          """
          <script>seen = [innerWidth, innerHeight, matchMedia("(prefers-color-scheme: dark)").matches,
            matchMedia("(prefers-reduced-motion: reduce)").matches, navigator.language, (1.5).toLocaleString(),
            Intl.DateTimeFormat().resolvedOptions().timeZone]</script>
          """))
      #expect(try await page.evaluate("seen") == [900, 700, true, true, "de-DE", "1,5", "Asia/Tokyo"])
      #expect(try await page.find(.css("#language")).text().hasPrefix(kind == .chromium ? "de-DE,de;" : "de-DE"))
      try await page.prefer(colourScheme: .light)
      #expect(try await page.evaluate("matchMedia('(prefers-color-scheme: light)').matches") == true)
      let tab = try await page.newTab()
      try await tab.open(server.page("<p>Two</p>"))
      #expect(
        try await tab.evaluate("[innerWidth, Intl.DateTimeFormat().resolvedOptions().timeZone]") == [900, "Asia/Tokyo"])
    }
  }

  @Test(arguments: BrowserKind.installed) func scriptsTakeArgumentsAndTellWhatWentWrong(_ kind: BrowserKind)
    async throws
  {
    try await TestPages.withPage(kind, "<p>Here</p>") { page in
      let sum = try await page.evaluate("Promise.resolve(arguments[0].a + arguments[1])", ["a": 1.5], 2)
      #expect(sum == 3.5)
      #expect(
        try await page.evaluate("({list: [1, true, null, 'x'], none: undefined})")["list"] == [1, true, .null, "x"])
      #expect(try await page.run(script: "const n = arguments[0]; return n * 2", 4).intValue == 8)
      let thrown = await #expect(throws: BrowserError.self) { try await page.evaluate("missing.value") }
      #expect(thrown?.reason == .scriptFailed)
      #expect(thrown?.what.contains("missing is not defined") == true)
      let late = await #expect(throws: BrowserError.self) {
        try await page.wait(until: "document.title.length", timeout: .milliseconds(50))
      }
      #expect(late?.reason == .timedOut)
      #expect(late?.what.contains("last it was: 0") == true)
    }
  }

  @Test(arguments: BrowserKind.installed) func picturesShowTheViewportTheWholePageOrOneElement(_ kind: BrowserKind)
    async throws
  {
    try await TestPages.withPage(
      kind, "<body style='margin:0'><div id=d style='height:2000px;width:300px;background:teal'>"
    ) {
      page in
      #expect(Self.size(ofPNG: try await page.screenshot()) == [1280, 800])
      #expect(Self.size(ofPNG: try await page.screenshot(ofWholePage: true))[1] >= 2000)
      try await page.resize(width: 500, height: 400)
      #expect(Self.size(ofPNG: try await page.screenshot()) == [500, 400])
      #expect(Self.size(ofPNG: try await page.find(.css("#d")).screenshot())[0] == 300)
    }
  }

  @Test(
    .enabled(if: TestPages.hasAxe, "Needs axe-core: set ESPALIER_AXE to axe.min.js"), arguments: BrowserKind.installed)
  func accessibilityIsCheckedDespiteAStrictPolicy(_ kind: BrowserKind) async throws {
    let policy = #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">"#
    let start = "\(policy)<html lang=en><title>T</title><main><h1>T</h1>"
    try await TestPages.withServer(kind) { browser, server in
      let page = try await browser.newPage()
      try await page.open(server.page(start + "<input><p style='color:#999;background:#fff'>Faint</p></main>"))
      let violations = try await page.accessibilityViolations()
      #expect(Set(violations.map(\.rule)).isSuperset(of: ["label", "color-contrast"]))
      #expect(violations.first { $0.rule == "label" }?.elements.map(\.selector) == ["input"])
      #expect(violations.description.contains("Faint"))
      #expect(try await page.accessibilityViolations(within: "h1") == [])
      #expect(try await page.evaluate("typeof axe") == "undefined")
    }
  }

  @Test(arguments: BrowserKind.installed) func theConsoleTellsErrorsAndViolationsOfThePolicy(_ kind: BrowserKind)
    async throws
  {
    let policy = #"<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-1'">"#
    try await TestPages.withPage(
      kind,
      policy
        + "<script nonce=1>console.log('all well'); setTimeout(() => { done = true; throw new Error('boo') })</script>"
        + "<script>forbidden()</script>"
    ) { page in
      try await page.wait(until: "window.done")
      let errors = try await page.consoleErrors()
      #expect(errors.contains { $0.source == "javascript" && $0.text.contains("boo") })
      #expect(
        errors.contains {
          $0.source == "security" && $0.text.replacing("-", with: " ").contains("Content Security Policy")
        })
      #expect(!errors.contains { $0.text.contains("all well") })
      #expect(try await page.consoleMessages().contains { $0.text.contains("all well") })
      try await page.forgetConsoleMessages()
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  /// Width and height stand at fixed places in a PNG.
  private static func size(ofPNG data: Data) -> [Int] {
    [16, 20].map { start in data.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
  }
}
