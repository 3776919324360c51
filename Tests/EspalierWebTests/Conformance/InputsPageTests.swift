import EspalierBrowserTesting
import EspalierNavigation
import EspalierTesting
import TestSupport
import Testing

/// The page with one of each input, in a real browser.
@MainActor @Suite(.serialized, .takesTurns) struct InputsPageTests {
  private func withInputs(_ body: @MainActor (Page, BrowserDriver) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/form/inputs")
        try await body(page, driver)
        try await page.close()
      }
    }
  }

  @Test func thoseWhoListenAndThoseWithTheKeyboardCanUseEveryInput() async throws {
    try await withInputs { page, driver in
      #expect(try await page.accessibilityViolations() == [])
      try await driver.tap("More")
      #expect(try await page.accessibilityViolations() == [])
      let names = ["Note", "Secret", "Query", "Amount", "Share", "Due", "Code", "Volume", "Agreed"]
      for name in names { _ = try await page.find(.field(name)) }
      #expect(try await page.find(.role("group", "Guests")).text().contains("2"))
    }
  }

  @Test func whatIsSubmittedInQuickSuccessionOverASlowLineCountsEachByItself() async throws {
    try await withInputs { page, driver in
      try await page.evaluate("espalier.simulateLatency(50)")
      let field = try await page.find(.field("Wish"))
      for wish in ["milk", "bread"] {
        try await field.type(wish)
        try await field.press(.enter)
      }
      try await driver.settle()
      #expect(try await driver.text().contains("Wishes: milk, bread"))
      #expect(try await field.value() == "")
    }
  }

  @Test func theKeyboardMovesWithinAGroupAndClosesAMenu() async throws {
    try await withInputs { page, driver in
      try await page.find(.css("[role=radiogroup][aria-label=Size] :checked")).press(.right)
      try await driver.settle()
      #expect(try await driver.value(of: "Size") == "Large")
      try await page.find(.button("More")).press(.enter)
      try await page.wait(until: "document.querySelector(':popover-open')")
      try await page.press(.escape)
      try await page.wait(until: "!document.querySelector(':popover-open')")
      #expect(try await page.find(.button("More")).isFocused())
    }
  }

  @Test func whatIsNoNumberIsNotTakenAndNotOverwrittenBeforeItIsLeft() async throws {
    try await withInputs { page, driver in
      let field = try await page.find(.field("Share"))
      try await field.type("1e")
      try await driver.settle()
      #expect(try await page.find(.text("No share")).isAttached())
      #expect(try await field.value() == "1e")
      try await driver.toggle("Stubborn switch")
      #expect(try await field.value() == "", "it is left")
    }
  }

  @Test func aDayThatIsHalfDeletedIsNeitherSentNorOverwritten() async throws {
    try await withInputs { page, driver in
      try await driver.type("2026-03-04", into: "Due")
      #expect(try await driver.text().contains("Due 2026-03-04"))
      let field = try await page.find(.field("Due"))
      // The keyboard is in the first part of the day, and takes this alone away.
      try await field.press(.backspace)
      try await page.wait(until: "document.activeElement.type === 'date' && document.activeElement.validity.badInput")
      try await driver.settle()
      #expect(try await driver.text().contains("Due 2026-03-04"), "the app has the last day that was one")
      try await driver.toggle("Stubborn switch")
      #expect(try await field.evaluate("element.validity.badInput").boolValue == true)
      #expect(try await field.value() == "", "the rest of it is still there to be mended")
      #expect(try await driver.text().contains("Due 2026-03-04"))
    }
  }

  /// The number of events that the page has raised.
  private func raised(_ page: Page) async throws -> Int {
    try await page.evaluate("espalier.state.count").intValue ?? -1
  }

  @Test func aSearchIsToldWhileItIsComposedAndNothingIsWrittenIntoIt() async throws {
    try await withInputs { page, driver in
      let field = try await page.find(.field("Query"))
      try await field.tap()
      try await page.run(
        script: "window.ends = 0; document.addEventListener('compositionend', () => { window.ends += 1; })")
      for text in ["に", "にほ", "にほん"] {
        try await page.compose(text)
        try await driver.settle()
        #expect(try await driver.text().contains("Looking for \(text)"))
        #expect(try await field.value() == text)
      }
      #expect(try await page.evaluate("window.ends").intValue == 0, "no patch has ended the composition")
      try await page.commitComposition("日本")
      try await driver.settle()
      #expect(try await driver.text().contains("Looking for 日本"))
      #expect(try await field.value() == "日本")
    }
  }

  @Test func aTextIsToldOnceWhenItsCompositionEnds() async throws {
    try await withInputs { page, driver in
      let field = try await page.find(.field("Note"))
      try await field.tap()
      try await driver.settle()
      let before = try await raised(page)
      for text in ["に", "にほん"] {
        try await page.compose(text)
        try await driver.settle()
        #expect(try await field.value() == text)
      }
      #expect(try await raised(page) == before, "it is nobody's yet")
      #expect(try await driver.text().contains("Lines 0"))
      try await page.commitComposition("日本")
      try await page.wait(until: "espalier.state.count > \(before)")
      try await driver.settle()
      #expect(try await raised(page) == before + 1)
      #expect(try await driver.text().contains("Lines 1"))
      #expect(try await field.value() == "日本")
    }
  }

  /// A phone leaves the focus in the field, and its keyboard composing, while a button is tapped.
  @Test func aTapWhileATextIsComposedSendsWhatStandsThere() async throws {
    try await withInputs { page, driver in
      let field = try await page.find(.field("Note"))
      try await field.tap()
      for text in ["に", "にほん"] { try await page.compose(text) }
      try await driver.settle()
      #expect(try await driver.text().contains("Lines 0"), "it is nobody's yet")
      try await page.run(
        script: "[...document.querySelectorAll('button')].find((one) => one.innerText.trim() === 'More').click()")
      try await driver.settle()
      #expect(try await driver.text().contains("Lines 1"))
      #expect(try await field.value() == "にほん")
    }
  }

  @Test func theInputsCanBeReadInTheDarkAndOnAPhone() async throws {
    try await withInputs { page, driver in
      try await page.resize(width: 360, height: 740)
      try await page.prefer(colourScheme: .dark)
      try await driver.tap("Loud")
      #expect(try await page.accessibilityViolations() == [])
      #expect(try await page.run(script: "return document.documentElement.scrollWidth <= 360").boolValue == true)
      let lines = "const note = document.querySelector('textarea'); return note.clientHeight >= 3 * 24"
      #expect(try await page.run(script: lines).boolValue == true)
    }
  }
}
