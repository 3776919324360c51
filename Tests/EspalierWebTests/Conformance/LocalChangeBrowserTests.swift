import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// Tests of what a page changes by itself: at once, however far the app is, and never other than the app in the end.
@MainActor @Suite(.serialized, .takesTurns) struct LocalChangeBrowserTests {
  private func onPage(_ body: @MainActor (Page, BrowserDriver) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(
        submissions: ConformanceApp.submissions, makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }
      ) { server in
        let page = try await browser.newPage()
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/local")
        try await page.wait(until: "performance.getEntriesByType('resource').some((e) => e.name.includes('/-/acts-'))")
        try await page.wait(until: "window.espalier?.isSettled && window.espalier.isStored")
        try await body(page, driver)
        #expect(try await page.consoleErrors().isEmpty)
      }
    }
  }

  /// Does something while nothing gets through, and returns the visible text right after it.
  private func far(_ page: Page, _ script: String) async throws -> String {
    let text = try await page.run(
      script: """
        const press = (name) => [...document.querySelectorAll('button')].find((e) => e.innerText === name).click();
        const control = (name) => [...document.querySelectorAll('label')].find((e) => e.innerText === name).control;
        \(script)
        return document.querySelector('main').innerText;
        """)
    return text.stringValue ?? ""
  }

  @Test func aFlagATabAndAControlAreFollowedBeforeTheAppAnswers() async throws {
    try await onPage { page, driver in
      try await page.run(script: "espalier.disconnect()")
      var text = try await far(page, "press('Details'); press('Photos'); control('A gift').click();")
      #expect(text.contains("Two nights") && !text.contains("Nothing more"))
      #expect(text.contains("The photos") && !text.contains("The map"))
      #expect(text.contains("In paper"))
      #expect(try await page.evaluate("document.querySelectorAll('[aria-pressed=true]').length").intValue == 2)
      // As often as one likes.
      text = try await far(page, "press('Details'); press('Details'); press('Details'); press('Map');")
      #expect(text.contains("Nothing more") && !text.contains("Two nights"))
      #expect(text.contains("The map") && !text.contains("The photos"))
      text = try await far(page, "press('Photos and details');")
      #expect(text.contains("The photos") && text.contains("Two nights"))
      text = try await far(page, "press('Details'); press('Map');")
      // The app does the same when it hears of it, and has the last word.
      try await page.run(script: "espalier.connect()")
      try await driver.settle()
      let settled = try await driver.text()
      #expect(settled.contains("Nothing more") && settled.contains("The map") && settled.contains("In paper"))
      #expect(!settled.contains("Two nights") && !settled.contains("The photos"))
      try await driver.tap("Details")
      #expect(try await driver.text().contains("Two nights"))
    }
  }

  @Test func aChoiceIsFollowedBeforeTheAppAnswers() async throws {
    try await onPage { page, driver in
      try await page.run(script: "espalier.disconnect()")
      let text = try await far(page, "control('Large').click();")
      #expect(text.contains("Takes two days"))
      try await page.run(script: "espalier.connect()")
      try await driver.settle()
      #expect(try await driver.text().contains("Takes two days"))
    }
  }

  @Test func aListIsFilteredWithEachKeyBeforeTheAppAnswers() async throws {
    try await onPage { page, driver in
      try await page.run(script: "espalier.disconnect()")
      let type = """
        const field = document.querySelector('input[type=search]');
        const type = (text) => {
          field.focus();
          field.value = text;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        };
        """
      var text = try await far(page, type + "type('Berry ACAI');")
      #expect(text.contains("Fruit Açaí berry") && !text.contains("Fruit Apple") && !text.contains("Blackberry"))
      text = try await far(page, type + "type('a pear');")
      #expect(text.contains("No such fruit") && !text.contains("Fruit "))
      text = try await far(page, type + "type('50% apple!');")
      #expect(text.contains("No such fruit"))
      text = try await far(page, type + "type('black');")
      #expect(text.contains("Fruit Blackberry") && !text.contains("No such fruit"))
      try await page.run(script: "espalier.connect()")
      try await driver.settle()
      let settled = try await driver.text()
      #expect(settled.contains("Fruit Blackberry") && !settled.contains("Fruit Apple"))
      #expect(
        try await page.evaluate("document.querySelector('[data-filters]').dataset.filters.endsWith(' black')").boolValue
          == true)
      try await driver.type("", into: "Find a fruit")
      #expect(try await driver.text().contains("Fruit Apple"))
    }
  }

  @Test func whatTheAppDoesNotTakeIsTakenBack() async throws {
    try await onPage { page, driver in
      try await page.run(script: "espalier.simulateLatency(300)")
      #expect(try await far(page, "press('Lock');").contains("Locked"))
      try await page.wait(until: "!document.body.innerText.includes('Locked')")
      #expect(try await page.evaluate("document.querySelectorAll('[aria-pressed=true]').length").intValue == 1)
    }
  }

  @Test func whatAHandlerIsExpectedToDoIsShownAndTakenBackWithAReason() async throws {
    try await onPage { page, driver in
      try await page.run(script: "espalier.simulateLatency(300)")
      #expect(try await far(page, "press('Like what has gone');").contains("You like it"))
      try await page.wait(until: "document.body.innerText.includes('did not work. The song is not there.')")
      try await page.wait(until: "!document.querySelector('main').innerText.includes('You like it')")
      #expect(try await far(page, "press('Like');").contains("You like it"))
      try await driver.settle()
      try await page.wait(until: "espalier.isStored")
      #expect(try await driver.text().contains("You like it"))
    }
  }
}
