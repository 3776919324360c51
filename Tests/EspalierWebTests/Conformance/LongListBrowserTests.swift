import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// Lists of 50,000 rows in a real browser, of which only what is around the places in sight is there.
@MainActor @Suite(.serialized, .takesTurns) struct LongListBrowserTests {
  private func withList(
    at path: String, isPhone: Bool = false, _ body: @MainActor (Page, BrowserDriver) async throws -> Void
  ) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in LongListCoordinator.window() }) { server in
        let page = try await browser.newPage(width: isPhone ? 390 : 1280, height: 800, isPhone: isPhone)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open(path)
        try await page.wait(until: "document.querySelector('[data-window]').style.getPropertyValue('--after')")
        try await body(page, driver)
        #expect(try await page.consoleErrors().isEmpty)
        try await page.close()
      }
    }
  }

  private func rows(_ page: Page) async throws -> Int {
    try await page.evaluate("document.querySelector('[data-window]').children.length").intValue ?? -1
  }

  /// An expression that is true while a row of the list reads so and stands in sight.
  private func inSight(_ text: String) -> String {
    """
    [...document.querySelector('[data-window]').children].some((row) => row.innerText.includes('\(text)') && \
    row.getBoundingClientRect().top < innerHeight && row.getBoundingClientRect().bottom > 0)
    """
  }

  /// Taps a row where it stands.
  private func follow(_ text: String, _ page: Page, _ driver: BrowserDriver) async throws {
    try await page.run(
      script: """
        const rows = [...document.querySelector('[data-window]').children];
        rows.find((row) => row.innerText.startsWith(arguments[0])).querySelector('a').click();
        """, .string(text))
    try await driver.settle()
  }

  private func top(of text: String, _ page: Page) async throws -> Double {
    let found = try await page.run(
      script: """
        const rows = [...document.querySelector('[data-window]').children];
        return rows.find((row) => row.innerText.startsWith(arguments[0]))?.getBoundingClientRect().top ?? -9999;
        """, .string(text))
    return found.numberValue ?? -9_999
  }

  @Test(arguments: [false, true]) func theEndIsOneKeyAwayAndATapThereTellsTheRightRow(isPhone: Bool) async throws {
    try await withList(at: "/", isPhone: isPhone) { page, driver in
      #expect(try await rows(page) < 200)
      let clock = ContinuousClock()
      let start = clock.now
      try await page.run(script: "scrollTo(0, document.documentElement.scrollHeight)")
      try await page.wait(until: inSight("Line 50000"))
      #expect(clock.now - start < .seconds(3))
      #expect(try await rows(page) < 300)
      #expect(
        try await page.evaluate("document.querySelector('[data-window]').lastElementChild.ariaPosInSet").stringValue
          == "50000")
      try await follow("Line 50000", page, driver)
      #expect(try await driver.path() == "/lines/50000")
    }
  }

  @Test func whoScrollsByKeysSeesEveryRowOnTheWay() async throws {
    try await withList(at: "/") { page, _ in
      try await page.press(.end)
      try await page.wait(until: inSight("Line 50000"))
      try await page.press(.home)
      try await page.wait(until: inSight("Line 1"))
      for _ in 0..<12 {
        try await page.press(.pageDown)
        // Whatever is in sight are rows, and no gap.
        try await page.wait(
          until: """
            (() => {
              const rows = [...document.querySelector('[data-window]').children];
              return rows[0].getBoundingClientRect().top < 300 && rows.at(-1).getBoundingClientRect().bottom > innerHeight
                || scrollY < 300;
            })()
            """)
      }
      #expect(try await page.evaluate("scrollY").numberValue ?? 0 > 4_000)
      #expect(try await rows(page) < 540)
    }
  }

  @Test func whatComesBeforeTheRowsInSightMovesNothing() async throws {
    try await withList(at: "/") { page, driver in
      try await driver.scroll(toRow: 20_000)
      try await page.wait(until: inSight("Line 20003"))
      let before = try await top(of: "Line 20003", page)
      try await page.run(
        script: "[...document.querySelectorAll('button')].find((e) => e.innerText === 'Put fifty first').click()")
      try await page.wait(until: "document.querySelector('[data-window]').dataset.window.startsWith('50050 ')")
      try await driver.settle()
      #expect(abs(try await top(of: "Line 20003", page) - before) < 2)
      #expect(
        try await page.run(
          script: """
            const rows = [...document.querySelector('[data-window]').children];
            return rows.find((row) => row.innerText.startsWith('Line 20003')).ariaPosInSet;
            """
        ).stringValue == "20053")
    }
  }

  @Test func whoGoesOnFromTheMiddleAndComesBackIsThereAgain() async throws {
    try await withList(at: "/") { page, driver in
      try await driver.scroll(toRow: 30_000)
      try await page.wait(until: inSight("Line 30004"))
      // The history notes where one is after a pause.
      try await page.wait(until: "Math.abs((history.state?.y ?? -9) - scrollY) < 3")
      let before = try await top(of: "Line 30004", page)
      try await follow("Line 30004", page, driver)
      #expect(try await driver.path() == "/lines/30004")
      try await driver.back()
      try await page.wait(until: inSight("Line 30004"))
      #expect(abs(try await top(of: "Line 30004", page) - before) < 3)
    }
  }

  @Test func halfTypedTextStaysHoweverFarOneScrolls() async throws {
    try await withList(at: "/fields") { page, driver in
      try await driver.type("half", into: "Field 3", leaves: false)
      try await driver.scroll(toRow: 25_000)
      try await page.wait(until: inSight("Field 25003"))
      #expect(try await page.evaluate("document.activeElement.value").stringValue == "half")
      #expect(try await page.evaluate("document.querySelectorAll('[data-kept]').length").intValue == 1)
      try await driver.scroll(toRow: 0)
      try await page.wait(until: inSight("Field 3"))
      #expect(try await driver.value(of: "Field 3") == "half")
      #expect(try await page.evaluate("document.querySelectorAll('[data-kept]').length").intValue == 0)
    }
  }

  @Test func theKeyboardGoesOnPastTheRowsThatWereThere() async throws {
    try await withList(at: "/fields") { page, driver in
      try await page.find(.field("Field 70")).evaluate("element.focus()")
      for _ in 0..<60 { try await page.press(.tab) }
      try await driver.settle()
      #expect(try await driver.focus() == "Field 130")
    }
  }

  @Test func aTableTellsItsWholeLengthAndScrollsToItsEnd() async throws {
    try await withList(at: "/table") { page, driver in
      #expect(
        try await page.evaluate(
          "document.querySelector('table').ariaRowCount ?? document.querySelector('table').getAttribute('aria-rowcount')"
        ).stringValue == "50001")
      try await driver.scrollToEnd()
      try await page.wait(until: inSight("Name 50000"))
      #expect(
        try await page.evaluate("document.querySelector('tbody').lastElementChild.getAttribute('aria-rowindex')")
          .stringValue
          == "50001")
    }
  }

  @Test func aTapCostsTheSameAtTheEndAsAtTheBeginning() async throws {
    try await withList(at: "/") { page, driver in
      func taps() async throws -> Double {
        let script = """
          const button = [...document.querySelectorAll('button')].find((e) => e.innerText === 'Count');
          const label = [...document.querySelectorAll('#espalier *')].find((e) => !e.children.length && /^\\d+$/.test(e.innerText));
          return new Promise(async (done) => {
            const times = [];
            for (let at = 0; at < 15; at++) {
              const start = performance.now();
              const before = label.innerText;
              button.click();
              while (label.innerText === before) await new Promise((go) => setTimeout(go, 1));
              times.push(performance.now() - start);
            }
            done(times.sort((a, b) => a - b)[7]);
          });
          """
        return try await page.run(script: script).numberValue ?? 9_999
      }
      let atStart = try await taps()
      try await page.run(script: "scrollTo(0, document.documentElement.scrollHeight)")
      try await page.wait(until: inSight("Line 50000"))
      let atEnd = try await taps()
      #expect(atEnd < atStart * 4 + 20)
    }
  }
}
