import EspalierBrowserTesting
import Testing

/// Tests of a browser's line: slow, cut, silent.
@Suite(.serialized, .drivesBrowsers)
struct BrowserLineTests {
  @Test(arguments: BrowserKind.installed) func offlineFailsNewConnectionsAndSilencesOpenOnesInChromium(
    _ kind: BrowserKind
  ) async throws {
    try await TestPages.withServer(kind) { browser, server in
      let page = try await browser.newPage()
      try await page.open(
        server.page(
          """
          <script>log = []; line = new WebSocket(location.origin.replace("http", "ws"));
          line.onmessage = event => log.push(event.data); line.onclose = () => log.push("closed")</script>
          """))
      try await page.wait(until: "line.readyState === 1")
      try await page.goOffline()
      #expect(try await page.evaluate("navigator.onLine") == false)
      #expect(try await page.evaluate("fetch('/').then(() => 'arrived', () => 'failed')") == "failed")
      let attempt = "new Promise(end => { const s = new WebSocket(line.url); s.onopen = s.onclose = e => end(e.type) })"
      #expect(try await page.evaluate(attempt) == "close")
      try await page.evaluate("line.send('held')")
      // A slow round trip stands between, in which an echo would have come.
      // Firefox has no means to silence a line that is open.
      let heard: JSONValue = kind == .chromium ? [] : ["held"]
      #expect(try await page.evaluate("new Promise(end => setTimeout(() => end(log), 200))") == heard)
      try await page.goOnline()
      try await page.wait(until: "log.includes('held')")
      #expect(try await page.evaluate("log") == ["held"])
      try await page.goOffline()
      let cut = await #expect(throws: BrowserError.self) { try await page.open(server.page("<p>x</p>")) }
      #expect(cut?.what.contains(kind == .chromium ? "ERR_INTERNET_DISCONNECTED" : "NS_ERROR_OFFLINE") == true)
      try await page.goOnline()
      try await page.open(server.page("<p>Back</p>"))
      try await page.find(.text("Back"))
    }
  }

  @Test(arguments: BrowserKind.installed) func aSlowLineDelaysEachAnswerUntilItIsQuickAgain(_ kind: BrowserKind)
    async throws
  {
    try await TestPages.withPage(kind, "<p>Here</p>") { page in
      let fetching = "(async (start) => { await fetch('/?x'); return performance.now() - start })(performance.now())"
      try await page.slowDown(by: .milliseconds(400))
      #expect(try await page.evaluate(fetching).numberValue ?? 0 >= 390)
      try await page.goOnline()
      let quick = try await page.evaluate(fetching).numberValue ?? .infinity
      #expect(quick < 390)
    }
  }
}
