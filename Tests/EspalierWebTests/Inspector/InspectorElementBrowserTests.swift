import EspalierBrowserTesting
import EspalierHTML
import EspalierWeb
import Foundation
import TestSupport
import Testing

/// The way from an element of a page to the line that made it, in a browser.
@MainActor @Suite(.serialized, .takesTurns) struct InspectorElementBrowserTests {
  private func run(
    showsInspector: Bool = true,
    _ body: @MainActor (_ browser: Browser, _ server: LiveServer, _ token: String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-inspector-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await LiveServer.run(
      folder: folder,
      configure: {
        $0.showsInspector = showsInspector
        $0.limits.pages.disconnectedTime = .seconds(60)
      },
      makeWindow: { _ in ElementsFeature.window() }
    ) { server in
      let file = folder.appending(path: "inspector-token")
      let token = showsInspector ? try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines) : ""
      try await Browser.run { try await body($0, server, token) }
    }
  }

  private func isLive(_ page: Page) async throws {
    try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
  }

  /// Clicks the middle of a button with Alt and Shift.
  private func click(_ title: String, on page: Page) async throws {
    let place = try await page.evaluate(
      """
      (() => {
        const button = [...document.querySelectorAll("button")].find((one) => one.textContent === arguments[0]);
        const { x, y, width, height } = button.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      })()
      """, .string(title))
    let point = (place.arrayValue ?? []).compactMap(\.numberValue)
    try #require(point.count == 2)
    for type in ["mousePressed", "mouseReleased"] {
      try await page.cdp(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(point[0]), "y": .number(point[1]), "button": "left", "clickCount": 1,
          "modifiers": 9,
        ])
    }
  }

  @Test(.needsChromium(.aClickWithAltAndShiftOpensTheLinesOfAnElement))
  func aClickWithAltAndShiftOpensTheLinesOfAnElement() async throws {
    try await run { browser, server, token in
      let app = try await browser.newPage()
      try await app.open("\(server.address)/_espalier/")
      try await isLive(app)
      try await app.type(token, into: .field("Token"))
      try await app.tap(.button("Open"))
      try await app.find(.heading("Pages"))
      try await app.open(server.address)
      try await isLive(app)
      try await click("Open", on: app)
      var tabs: [Page] = []
      while tabs.count < 2 { tabs = try await app.tabs() }
      let opened = try #require(tabs.first { $0 != app })
      try await isLive(opened)
      try await opened.find(.text(ElementsScene.at(3)).first)
      try await opened.find(.textContaining("Button: Open"))
      for line in [1, 2] { try await opened.find(.text(ElementsScene.at(line))) }
      #expect(try await opened.accessibilityViolations().isEmpty)
      for page in [opened, app] { #expect(try await page.consoleErrors().isEmpty) }
      #expect(try await !app.text().contains("Opened"), "the button itself is not tapped")

      try await opened.tap(.css("nav a, header a").first)
      try await opened.find(.heading("Elements"))
      try await opened.find(.text("ElementsScene"))
      #expect(try await opened.text().contains(ElementsScene.at(4)))
      try await app.type("bread", into: .field("Word"))
      try await app.tap(.button("Open"))
      try await opened.wait(until: "document.body.innerText.includes('tap(\"Open\")')")
      let test = try await opened.find(.css("pre")).text()
      #expect(
        test.contains("  try await app.type(\"bread\", into: \"Word\")\n  try await app.tap(\"Open\")\n  #expect"))
      #expect(try await opened.accessibilityViolations().isEmpty)
      if let folder = ProcessInfo.processInfo.environment["INSPECTOR_PICTURES"] {
        let folder = URL(filePath: folder)
        try await opened.screenshot(ofWholePage: true).write(to: folder.appending(path: "page.png"))
        try await opened.back()
        try await opened.find(.textContaining("Button: Open"))
        try await opened.screenshot(ofWholePage: true).write(to: folder.appending(path: "element.png"))
      }
    }
  }

  @Test func `without an inspector no page has the script, and no address serves it`() async throws {
    try await run(showsInspector: false) { browser, server, _ in
      let app = try await browser.newPage()
      try await app.open(server.address)
      try await isLive(app)
      #expect(try await !app.source().contains("inspect"))
      let status = try await app.run(
        script: "return fetch(arguments[0]).then((answer) => answer.status)", .string(BrowserAssets.inspect.path))
      #expect(status.numberValue == 404)
    }
  }
}
