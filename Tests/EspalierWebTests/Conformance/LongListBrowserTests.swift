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
      try await page.run(script: "scrollTo(0, document.documentElement.scrollHeight)")
      try await page.wait(until: inSight("Line 50000"), timeout: .seconds(1))
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
      try await page.wait(until: "scrollY > 4000")
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
      try await page.reload()
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
      // A Tab goes back to where the focus is, and on from there.
      try await page.press(.tab)
      try await page.wait(until: inSight("Field 3"))
      try await page.wait(until: "document.querySelectorAll('[data-kept]').length === 0")
      try await page.press(.tab)
      #expect(try await driver.focus() == "Field 4")
      #expect(try await driver.value(of: "Field 3") == "half")
    }
  }

  @Test func theKeyboardGoesOnPastTheRowsThatWereThere() async throws {
    try await withList(at: "/fields") { page, driver in
      try await page.find(.field("Field 70")).evaluate("element.focus()")
      // One that comes before its row waits for it, and none leaves the list.
      var last = 70
      while last < 130 {
        try await page.press(.tab)
        let focus = try await driver.focus()
        guard focus == "Field \(last)" || focus == "Field \(last + 1)" else {
          Issue.record("from Field \(last) to \(focus)")
          return
        }
        if focus != "Field \(last)" { last += 1 }
      }
    }
  }

  @Test func whatComesAboveTheListLeavesTheRowsWhereTheyAre() async throws {
    try await withList(at: "/") { page, driver in
      try await driver.scroll(toRow: 20_000)
      try await page.wait(until: inSight("Line 20003"))
      let before = try await top(of: "Line 20003", page)
      let height = try await page.evaluate("document.documentElement.scrollHeight").numberValue ?? 0
      try await page.run(
        script: "[...document.querySelectorAll('button')].find((e) => e.innerText === 'Write above').click()")
      try await page.wait(until: "document.body.innerText.includes('Note 9')")
      try await driver.settle()
      #expect(try await page.evaluate("document.documentElement.scrollHeight").numberValue ?? 0 > height + 50)
      #expect(abs(try await top(of: "Line 20003", page) - before) < 2)
    }
  }

  @Test func whatIsSelectedStaysSelectedHoweverFarOneScrolls() async throws {
    try await withList(at: "/") { page, driver in
      try await page.run(
        script: "getSelection().selectAllChildren([...document.querySelector('[data-window]').children][4])")
      let chosen = try await page.evaluate("getSelection().toString()").stringValue ?? ""
      #expect(chosen.contains("Line 5"))
      try await driver.scroll(toRow: 25_000)
      try await page.wait(until: inSight("Line 25003"))
      #expect(try await page.evaluate("getSelection().toString()").stringValue == chosen)
    }
  }

  @Test func tilesStayInTheirColumns() async throws {
    try await withList(at: "/grid") { page, driver in
      let areInColumns = """
        (() => {
          const list = document.querySelector('[data-window]');
          const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
          const rows = [...list.children];
          const lefts = [...new Set(rows.map((row) => row.getBoundingClientRect().left))].sort((a, b) => a - b);
          return columns > 1 && lefts.length === columns && rows.every((row) =>
            row.getBoundingClientRect().left === lefts[(row.innerText.trim().slice(5) - 1) % columns]);
        })()
        """
      try await page.wait(until: areInColumns)
      for place in [20_000, 20_071, 33_333, 7] {
        try await driver.scroll(toRow: place)
        try await page.wait(until: inSight("Tile \(place + 1)"))
        try await page.wait(until: areInColumns)
      }
      try await driver.scrollToEnd()
      try await page.wait(until: inSight("Tile 50000"))
      try await page.wait(until: areInColumns)
    }
  }

  @Test func aRowInTheMiddleIsMovedByKeys() async throws {
    try await withList(at: "/movable") { page, driver in
      try await driver.scroll(toRow: 20_000)
      try await page.wait(until: inSight("Line 20003"))
      let row =
        "[...document.querySelector('[data-window]').children].find((row) => row.innerText.includes('Line 20003'))"
      try await page.run(script: "\(row).querySelector('.handle').focus()")
      for step in 1...3 {
        try await page.press(.down)
        try await page.wait(until: "\(row).ariaPosInSet === '\(20_003 + step)'")
      }
      try await driver.settle()
      #expect(try await page.evaluate("\(row).contains(document.activeElement)") == .bool(true))
      #expect(try await page.evaluate("document.body.textContent").stringValue?.contains("20006 of 50000") == true)
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

  @Test func aTapChangesTheSameAtTheEndAsAtTheBeginning() async throws {
    try await withList(at: "/") { page, driver in
      /// Returns the numbers of changes that a tap makes to the page: those that concern no row, and those that do.
      func changes() async throws -> String {
        try await page.run(
          script: """
            window.changes = [0, 0];
            window.watcher?.disconnect();
            window.watcher = new MutationObserver((records) => {
              const list = document.querySelector('[data-window]');
              for (const { target } of records) window.changes[list.contains(target) ? 1 : 0]++;
            });
            watcher.observe(document.getElementById('espalier'), { subtree: true, childList: true, characterData: true });
            [...document.querySelectorAll('button')].find((e) => e.innerText === 'Count').click();
            """)
        try await driver.settle()
        return try await page.run(script: "return window.changes.join(' ')").stringValue ?? ""
      }
      let atStart = try await changes()
      #expect(atStart.hasSuffix(" 0") && !atStart.hasPrefix("0"))
      try await page.run(script: "scrollTo(0, document.documentElement.scrollHeight)")
      try await page.wait(until: inSight("Line 50000"))
      try await driver.settle()
      #expect(try await changes() == atStart)
      #expect(try await rows(page) < 300)
    }
  }
}
