import EspalierBrowserTesting
import EspalierWeb
import Foundation
import TestSupport
import Testing

/// The inspector in a browser, beside another browser that uses the app.
@MainActor @Suite(.serialized, .takesTurns) struct InspectorBrowserTests {
  private func run(
    _ body: @MainActor (_ app: Page, _ inspector: Page, _ server: LiveServer) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-inspector-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await LiveServer.run(
      folder: folder,
      configure: {
        $0.showsInspector = true
        $0.limits.pages.disconnectedTime = .seconds(60)
      },
      makeWindow: { _ in InspectedFeature.window() }
    ) { server in
      let token = try String(contentsOf: folder.appending(path: "inspector-token"), encoding: .utf8)
      try await Browser.run { browser in
        let app = try await browser.newPage()
        try await app.open("\(server.address)/other/7")
        try await isLive(app)
        let inspector = try await browser.newPage()
        try await inspector.open("\(server.address)/_espalier/")
        try await isLive(inspector)
        try await inspector.type("not the token, but long enough", into: .field("Token"))
        try await inspector.tap(.button("Open"))
        try await inspector.find(.textContaining("This is not the token."))
        try await inspector.type(token.trimmingCharacters(in: .newlines), into: .field("Token"))
        try await inspector.tap(.button("Open"))
        try await inspector.find(.textContaining("1 pages in 1 sessions"))
        try await body(app, inspector, server)
        // A button that posts a form is no event that the next page would have to tell of.
        #expect(try await !inspector.text().contains("Perhaps not done"))
        #expect(try await inspector.consoleErrors().isEmpty)
      }
    }
  }

  private func isLive(_ page: Page) async throws {
    try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
  }

  @Test func `it shows pages, what happens on them, their modules, and the places of the app`() async throws {
    try await run { app, inspector, server in
      try await inspector.tap(.textContaining("/other/7"))
      try await inspector.find(.heading("/other/7"))
      let navigation = try await inspector.text()
      #expect(navigation.contains("/ /other/7"), "what is below is told too")
      #expect(navigation.contains("InspectedFeature") && navigation.contains("CounterScope"))
      try await app.tap(.button("Add"))
      try await app.type("sesame", into: .field("Word"))
      try await app.find(.text("Count 10"))
      // It follows by itself.
      try await inspector.find(.text("tap Button"))
      for what in ["input TextField", "patch ", "joined"] {
        try await inspector.wait(until: "document.body.innerText.includes('\(what)')")
      }
      // What a person enters stands in the test that repeats it, which only a debug build has, and nowhere else.
      let told = try await inspector.evaluate(
        "[...document.querySelectorAll('.section')].filter((one) => !one.querySelector('pre')).map((one) => one.outerHTML).join()"
      )
      #expect(told.stringValue?.contains("tap Button") == true && told.stringValue?.contains("sesame") == false)
      #expect(try await inspector.accessibilityViolations().isEmpty)
      if let folder = ProcessInfo.processInfo.environment["INSPECTOR_PICTURES"] {
        try await inspector.screenshot(ofWholePage: true).write(to: URL(filePath: folder).appending(path: "page.png"))
      }

      try await inspector.open("\(server.address)/_espalier/places")
      try await inspector.find(.text("/other/{Int}"))
    }
  }

  @Test func `a latency that is simulated holds up what goes to and fro, in order, until it is taken back`()
    async throws
  {
    try await run { app, inspector, _ in
      try await inspector.tap(.textContaining("/other/7"))
      try await choose("1000 ms", on: inspector)
      // Soon the server has been told, and a tap takes as long.
      var count = 0
      while try await timeOfTap(on: app, count: &count) < .milliseconds(900) {}
      #expect(try await timeOfTap(on: app, count: &count) >= .milliseconds(900))
      // What follows quickly waits as long, and not for each other.
      try await app.tap(.button("Add"))
      try await app.tap(.button("Add"))
      count += 20
      try await app.find(.text("Count \(count)"))
      try await choose("None", on: inspector)
      while try await timeOfTap(on: app, count: &count) > .milliseconds(900) {}
    }
  }

  private func choose(_ title: String, on inspector: Page) async throws {
    try await inspector.wait(until: "document.querySelector('select')")
    try await inspector.run(
      script: """
        const select = document.querySelector("select");
        select.value = [...select.options].find((option) => option.text === arguments[0]).value;
        select.dispatchEvent(new Event("change", { bubbles: true }));
        """, .string(title))
  }

  private func timeOfTap(on app: Page, count: inout Int) async throws -> Duration {
    let start = ContinuousClock.now
    try await app.tap(.button("Add"))
    count += 10
    try await app.find(.text("Count \(count)"))
    return start.duration(to: .now)
  }

  @Test func `a line that is cut is found again, and not before its time`() async throws {
    try await run { app, inspector, _ in
      try await inspector.tap(.textContaining("/other/7"))
      try await app.tap(.button("Add"))
      try await app.find(.text("Count 10"))
      try await inspector.tap(.button("Cut the line"))
      try await inspector.find(.text("left"))
      try await app.wait(until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(10))
      try await app.tap(.button("Add"))
      try await app.find(.text("Count 20"), timeout: .seconds(10))

      try await inspector.tap(.button("Cut it for 10 seconds"))
      try await app.wait(until: "document.documentElement.classList.contains('offline')", timeout: .seconds(10))
      let start = ContinuousClock.now
      try await app.wait(until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(60))
      #expect(start.duration(to: .now) > .seconds(6))
      try await app.tap(.button("Add"))
      try await app.find(.text("Count 30"))
    }
  }
}
