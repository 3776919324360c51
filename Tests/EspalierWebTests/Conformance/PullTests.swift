import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// On touch a screen that can be refreshed is pulled down at its top.
@MainActor @Suite(.serialized, .takesTurns) struct PullTests {
  /// Pulls with one finger by so many pixels.
  private func pull(_ distance: Int, on page: Page) async throws {
    let script = """
      const [distance] = arguments;
      const target = document.querySelector('main') ?? document.body;
      const at = (y) => new Touch({ identifier: 1, target, clientX: 100, clientY: y });
      const tell = (type, y) => target.dispatchEvent(new TouchEvent(type, {
        bubbles: true, cancelable: true, touches: type === 'touchend' ? [] : [at(y)], changedTouches: [at(y)],
      }));
      tell('touchstart', 100);
      for (let step = 1; step <= 4; step++) tell('touchmove', 100 + distance * step / 4);
      const shown = document.querySelector('.frame').style.translate;
      tell('touchend', 100 + distance);
      return shown;
      """
    let shown = try await page.run(script: script, .number(Double(distance))).stringValue
    #expect(shown != "", "what is pulled follows the finger")
  }

  @Test func aScreenThatIsPulledFarEnoughIsFetchedAgain() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(
        submissions: ConformanceApp.submissions, makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }
      ) { server in
        let page = try await browser.newPage(width: 390, height: 844, isPhone: true)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/work")
        // The behaviour is in a script of its own, which the page loads for this screen.
        try await page.wait(until: "performance.getEntriesByType('resource').some((e) => e.name.includes('/-/pull-'))")
        try await pull(40, on: page)
        try await driver.settle()
        #expect(try await driver.text().contains("Loaded 1 times"))
        try await pull(160, on: page)
        try await page.wait(until: "document.body.innerText.includes('Loaded 2 times')")
        #expect(try await page.consoleErrors().isEmpty)
      }
    }
  }
}
