import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// Tests of rows with the input that people have: a mouse's drag and right button, fingers, and a page that is zoomed.
@MainActor @Suite(.serialized, .takesTurns) struct RowInputTests {
  private func onRows(
    isPhone: Bool = false, _ body: @MainActor (Page, BrowserDriver) async throws -> Void
  ) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }) { server in
        let page = try await browser.newPage(width: isPhone ? 390 : 1280, height: 900, isPhone: isPhone)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/rows")
        try await body(page, driver)
        #expect(try await page.consoleErrors().isEmpty)
      }
    }
  }

  @Test(.needsChromium(.aRowIsDraggedByItsHandle)) func aRowIsDraggedByItsHandle() async throws {
    try await onRows { page, driver in
      try await page.drag(.button("Move Fruit Apple"), to: .text("Fruit Cherry"))
      try await driver.settle()
      let text = try await driver.text()
      #expect(text.contains("Moves Apple from 1"), "\(text)")
      let order = text.split(separator: "\n").filter { $0.contains("Fruit ") && !$0.contains("healthy") }
      #expect(order.first?.hasSuffix("Fruit Banana") == true, "\(order)")
      // A table's row goes the same way.
      try await page.drag(.button("Move Stock Fig"), to: .text("Stock Date"))
      try await driver.settle()
      let stock = try await driver.text().split(separator: "\n").filter { $0.contains("Stock ") }
      #expect(stock.last?.hasSuffix("Stock Elder") == true, "\(stock)")
    }
  }

  @Test(.needsChromium(.whatIsDraggedBetweenKeysIsCountedBeforeItsAnswer))
  func whatIsDraggedBetweenKeysIsCountedBeforeItsAnswer() async throws {
    try await onRows { page, driver in
      func press(_ key: String, on name: String) async throws {
        try await page.run(
          script: """
            const row = [...document.querySelectorAll('li')].find((e) => e.innerText.includes('Fruit \(name)'));
            row.querySelector('.handle').dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', bubbles: true }));
            """)
      }
      // Long enough that no answer comes in between.
      try await page.evaluate("espalier.simulateLatency(3000)")
      try await press("ArrowDown", on: "Apple")
      try await page.drag(.button("Move Fruit Cherry"), to: .text("Fruit Apple"))
      try await press("ArrowDown", on: "Cherry")
      #expect(try await page.evaluate("espalier.isSettled").boolValue == false)
      try await page.evaluate("espalier.simulateLatency(0)")
      try await driver.settle()
      let order = try await driver.text().split(separator: "\n")
        .filter { $0.contains("Fruit ") && !$0.contains("healthy") }
      #expect(order.map { $0.suffix(6) } == ["Banana", "Cherry", " Apple"], "\(order)")
    }
  }

  @Test func theRightButtonShowsWhatCanBeDoneWithARow() async throws {
    try await onRows { page, driver in
      try await page.rightTap(.text("Fruit Banana"))
      try await page.wait(until: "document.querySelector('.actions:popover-open')")
      try await page.tap(.button("Archive"))
      try await driver.settle()
      #expect(try await driver.text().contains("Done archive Banana"))
    }
  }

  @Test(.needsChromium(.aFingerBringsTheActionsOfARow)) func aFingerBringsTheActionsOfARow() async throws {
    try await onRows(isPhone: true) { page, driver in
      let row = try await page.run(
        script: """
          const row = [...document.querySelectorAll('.swipes')].find((e) => e.innerText.includes('Fruit Apple'));
          row.id = 'swiped';
          return row.querySelector('.item').id;
          """)
      // From the middle of the row, far enough that it does not snap back.
      try await page.swipe(.css("#\(row.stringValue ?? "")"), .left, by: 180)
      try await page.wait(until: "swiped.scrollLeft + swiped.clientWidth >= swiped.scrollWidth - 2")
      try await page.tap(.css("#swiped .actions button:first-child"))
      try await driver.settle()
      #expect(try await driver.text().contains("Done archive Apple"))
    }
  }

  @Test(.needsChromium(.twoFingersMakeAPageLarger)) func twoFingersMakeAPageLarger() async throws {
    try await onRows(isPhone: true) { page, driver in
      #expect(try await page.evaluate("visualViewport.scale").numberValue == 1)
      try await page.pinch(.text("Fruit Apple"), by: 3)
      try await page.wait(until: "visualViewport.scale > 1.2")
    }
  }

  @Test func atFourHundredPercentNothingIsCutAndEverythingIsReached() async throws {
    try await onRows { page, driver in
      try await page.zoom(to: 4)
      #expect(try await page.evaluate("innerWidth").numberValue == 320)
      let width = try await page.evaluate("document.documentElement.scrollWidth").numberValue
      #expect((width ?? .infinity) <= 320, "the page scrolls in one direction alone")
      #expect(try await page.overprints() == [])
      try await driver.perform("Archive", on: "Fruit Banana")
      // The driver scrolls no further than it must, and the bar of tabs lies over the lower edge.
      try await page.find(.field("Stock Date")).evaluate("element.scrollIntoView({ block: 'center' })")
      try await driver.toggle("Stock Date")
      let text = try await driver.text()
      #expect(text.contains("Done archive Banana") && text.contains("Counted 4"))
    }
  }
}
