import Espalier
import EspalierBrowserTesting
import EspalierTesting
import EspalierWeb
import TestSupport
import Testing

/// Scripts of the app, in a real browser under the real content security policy.
@MainActor @Suite(.serialized, .takesTurns) struct ScriptsPageTests {
  private func withBoards(
    mountPath: String = "", _ body: @MainActor (Page, BrowserDriver, LiveServer) async throws -> Void
  ) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(
        mountPath: mountPath, configure: { $0.assets = ScriptedCoordinator.assets },
        makeWindow: { _ in Window(coordinator: ScriptedCoordinator(), title: "Test") }
      ) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await page.wait(until: "window.said?.length === 2")
        try await body(page, driver, server)
        try await page.close()
      }
    }
  }

  /// Returns the words that the scripts have been told since the last call.
  private func said(_ page: Page) async throws -> [String] {
    try await page.evaluate("window.said.splice(0)").arrayValue?.compactMap(\.stringValue) ?? []
  }

  private let first = "<b>&\"quoted\"</b>"

  @Test(arguments: ["", "/money"])
  func aScriptIsToldOfItsElementOfNewValuesAndOfTheEnd(mountPath: String) async throws {
    try await withBoards(mountPath: mountPath) { page, driver, _ in
      #expect(try await said(page) == ["mount \(first) 1 afresh", "mount second 1 afresh"])
      try await driver.tap("Grow")
      #expect(try await said(page) == ["update \(first) 2", "update second 2"])
      try await driver.tap("Drop")
      #expect(try await said(page) == ["destroy", "destroy"])
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test func whatAScriptRaisesReachesTheHandlerOfItsRowWithItsValue() async throws {
    try await withBoards { page, driver, _ in
      try await driver.tap("Mark \(first)")
      try await driver.tap("Mark second")
      #expect(try await driver.text().contains("Marks: 1 1 <\(first)>, 2 1 <second>"))
      try await driver.tap("Clear second")
      #expect(try await driver.text().contains("Marks:"))
      #expect(try await !driver.text().contains("<second>"))
    }
  }

  @Test func aValueOfAnotherTypeIsToldToTheLogOnceAndToNoHandler() async throws {
    var reports: [String] = []
    try await withBoards { page, driver, server in
      server.windows.last?.report = { reports.append($0) }
      try await driver.tap("Wrong second")
      try await driver.tap("Wrong second")
      try await driver.tap("Mark second")
      #expect(try await driver.text().contains("Marks: 2 1 <second>"))
    }
    #expect(reports.count { $0.contains("“marked” of a Board") } == 1)
  }

  @Test func whatTheScriptMadeIsLeftAloneByPatchesAndByMoves() async throws {
    try await withBoards { page, driver, _ in
      _ = try await said(page)
      try await page.run(
        script: "document.querySelector('.sheet').append('mine'); window.was = document.querySelector('.sheet')")
      try await driver.tap("Grow")
      try await driver.tap("Turn")
      #expect(try await said(page).filter { !$0.hasPrefix("update") } == [], "a move is no end")
      #expect(try await page.evaluate("[...document.querySelectorAll('.sheet')][1] === window.was").boolValue == true)
      #expect(try await page.evaluate("window.was.textContent.endsWith('mine')").boolValue == true)
    }
  }

  @Test func aFreshRenderEndsTheElementAndHandsOnWhatItLeft() async throws {
    try await withBoards { page, driver, _ in
      _ = try await said(page)
      // What cannot be patched any more is rendered afresh.
      try await page.run(
        script:
          "[...document.querySelectorAll('#espalier li')].find((e) => e.innerText.startsWith('Marks')).replaceChildren()"
      )
      try await driver.tap("Mark second")
      try await page.wait(until: "window.said.length === 4")
      let told = try await said(page)
      #expect(told.prefix(2) == ["destroy", "destroy"])
      #expect(told.suffix(2) == ["mount \(first) 1 way of \(first)", "mount second 1 way of second"])
      try await driver.tap("Mark second")
      #expect(try await driver.text().contains("Marks: 2 1 <second>, 2 1 <second>"))
    }
  }

  @Test func aScriptWithAFaultIsToldOfOnceAndThePageGoesOn() async throws {
    try await withBoards { page, driver, _ in
      try await driver.tap("Go wrong")
      try await page.wait(until: "document.querySelector('.missing[data-script-failed]')")
      try await driver.tap("Grow")
      try await page.wait(until: "document.querySelectorAll('.faulty[data-script-failed]').length === 2")
      try await driver.tap("Grow")
      let errors = try await page.consoleErrors().map(\.text)
      #expect(errors.count { $0.contains("faulty.js failed in update") } == 1, "\(errors)")
      #expect(errors.count { $0.contains("missing.js failed in loading") } == 1, "\(errors)")
      #expect(try await page.find(.css(".missing")).text() == "As drawn")
      try await driver.tap("Mark second")
      #expect(try await driver.text().contains("2 1 <second>"))
    }
  }

  @Test func theFirstAnswerHasWhatIsThereWithoutScripts() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: ScriptedCoordinator(), title: "Test") }) {
        server in
        let page = try await browser.newPage(width: 1280, height: 900)
        try await page.open(server.address)
        // Without assets nothing can be loaded, and what was drawn stays.
        try await page.wait(until: "document.querySelectorAll('.sheet[data-script-failed]').length === 2")
        #expect(try await page.find(.css(".sheet em").first).text() == first)
        #expect(try await page.consoleErrors().count { $0.text.contains("add it to `assets`") } == 1)
        try await page.close()
      }
    }
  }
}
