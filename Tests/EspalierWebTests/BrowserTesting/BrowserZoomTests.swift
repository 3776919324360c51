import EspalierBrowserTesting
import Testing

/// Tests of pages that are zoomed.
@Suite(.serialized, .drivesBrowsers)
struct BrowserZoomTests {
  private static let sizes = "[innerWidth, innerHeight, devicePixelRatio, matchMedia('(max-width: 400px)').matches]"

  @Test(arguments: BrowserKind.installed)
  func `at 400 % a page has a quarter of its width, wherever it goes`(kind: BrowserKind) async throws {
    try await TestPages.withServer(kind) { browser, server in
      let page = try await browser.newPage()
      try await page.open(
        server.page("<button onclick='taps = 1'>Go</button><script>onresize = () => told = 1</script>"))
      try await page.zoom(to: 4)
      #expect(try await page.evaluate(Self.sizes) == [320, 200, 4, true])
      try await page.wait(until: "window.told")
      try await page.tap(.button("Go"))
      #expect(try await page.evaluate("taps") == 1)
      try await page.open(server.page("<p>Other</p>"))
      #expect(try await page.evaluate(Self.sizes) == [320, 200, 4, true])
      // The window grows, and not the page's pixels; every page of the tab knows of it.
      try await page.resize(width: 2000, height: 1000)
      #expect(try await page.evaluate(Self.sizes) == [500, 250, 4, false])
      let same = try #require(try await page.tabs().first)
      try await same.zoom(to: 1.25)
      #expect(try await page.evaluate(Self.sizes) == [1600, 800, 1.25, false])
      try await page.zoom(to: 1)
      #expect(try await page.evaluate(Self.sizes) == [2000, 1000, 1, false])
      for factor in [0, 0.2, 5.1, .nan] {
        let refusal = await #expect(throws: BrowserError.self) { try await page.zoom(to: factor) }
        #expect(refusal?.reason == .refused(code: "invalid argument"))
      }
    }
  }

  @Test(arguments: BrowserKind.installed)
  func `a phone zooms in Chromium, remains a phone, and is said to need it in Firefox`(kind: BrowserKind) async throws {
    try await TestPages.withPage(kind, "<meta name=viewport content='width=device-width'><p>Go</p>", .phone) { page in
      guard kind == .chromium else {
        let refusal = await #expect(throws: BrowserError.self) { try await page.zoom(to: 2) }
        #expect(refusal?.reason == .needsChromium)
        return
      }
      try await page.zoom(to: 2)
      #expect(try await page.evaluate("[innerWidth, devicePixelRatio]") == [195, 4])
      #expect(try await page.evaluate("matchMedia('(pointer: coarse)').matches") == true)
    }
  }
}
