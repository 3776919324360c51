import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Tests of rows in a browser beyond what every surface does: quick keys, marks, and words in another language.
@MainActor @Suite(.serialized, .takesTurns) struct RowsPageTests {
  @Observable final class MailScene: Scene {
    let gate = Gate()
    var archived: [String] = []

    var screen: Screen {
      Screen(title: "Mail") {
        Section("mail") {
          Row(Label.with(.text("One part"))).link(to: "/")
          Row(Label.with(.text("Two")), Label.with(.text("parts"))).link(to: "/")
          Row(Label.with(.text("Slow"))).actions(
            .task("Archive") { [weak self] in
              await self?.gate.pass()
              self?.archived.append("slow")
            })
        }
      }
    }
  }

  enum MailRoute: Route {
    case list

    var path: Path { .root }
    static let paths = Paths<Self> { list }
  }

  final class MailCoordinator: Coordinator<MailRoute> {
    private let scene: MailScene

    init(_ scene: MailScene) { self.scene = scene }

    override func placement(of route: MailRoute) -> Placement<MailRoute> { .root(self.scene) }
  }

  private func onConformance(_ body: @MainActor (Page, BrowserDriver, LiveServer) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }) { server in
        let page = try await browser.newPage()
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await body(page, driver, server)
      }
    }
  }

  @Test func twoKeysBeforeTheAnswerAreTwoSteps() async throws {
    try await onConformance { page, driver, _ in
      try await driver.open("/rows")
      try await page.run(
        script: """
          const row = [...document.querySelectorAll('li')].find((e) => e.innerText.includes('Fruit Apple'));
          const handle = row.querySelector('.handle');
          handle.focus();
          for (const one of [1, 2]) handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
          """)
      try await driver.settle()
      let text = try await driver.text()
      let order = text.split(separator: "\n").filter { $0.contains("Fruit ") && !$0.contains("healthy") }
      #expect(order.map { $0.suffix(6) } == ["Banana", "Cherry", " Apple"])
    }
  }

  @Test func theRowOfATableGoesUpAndDownByArrowsAtItsHandle() async throws {
    try await onConformance { page, driver, _ in
      try await driver.open("/rows")
      try await page.find(.button("Move Stock Fig")).evaluate("element.focus()")
      let steps: [(Key, [String])] = [
        (.up, ["Date", "Fig", "Elder"]), (.up, ["Fig", "Date", "Elder"]), (.up, ["Fig", "Date", "Elder"]),
        (.down, ["Date", "Fig", "Elder"]),
      ]
      for (key, expected) in steps {
        try await page.press(key)
        try await driver.settle()
        let rows = try await driver.text().split(separator: "\n").filter { $0.contains("Stock ") }
        #expect(rows.compactMap { $0.split(separator: " ").last.map(String.init) } == expected)
        let held = "document.activeElement.matches('.handle') && document.activeElement.closest('tr')?.innerText"
        #expect(try await page.evaluate(held).stringValue?.contains("Stock Fig") == true, "the handle keeps the focus")
      }
    }
  }

  @Test func twoModalsCloseInTheirOrderByEscape() async throws {
    try await onConformance { page, driver, _ in
      try await driver.open("/messages/1")
      try await driver.tap("Next message")
      #expect(try await driver.path() == "/messages/2")
      try await page.press(.escape)
      try await driver.settle()
      #expect(try await driver.path() == "/messages/1")
      try await page.press(.escape)
      try await driver.settle()
      #expect(try await driver.path() == "/")
      #expect(try await page.evaluate("document.querySelectorAll('dialog[open]').length").intValue == 0)
    }
  }

  @Test func theWordsOfARowsHandleFollowTheLanguage() async throws {
    try await onConformance { page, driver, server in
      try await driver.open("/rows")
      #expect(try await page.evaluate("document.querySelector('.handle').ariaLabel").stringValue == "Move")
      try #require(server.windows.last).localization = Localization(
        locale: "de-DE", tables: [TextTable(language: "de", [:])])
      try await page.wait(until: "document.querySelector('.handle').ariaLabel === 'Verschieben'")
      #expect(try await page.evaluate("document.querySelector('.more-actions').ariaLabel").stringValue != "More")
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test func aPageWhoseSessionIsGoneIsLoadedAnew() async throws {
    try await onConformance { page, driver, server in
      try await driver.open("/list")
      try await page.removeCookies()
      try await page.run(script: "window.isOld = true; window.espalier.connect()")
      try await page.wait(until: "!window.isOld && document.documentElement.dataset.espalier === 'live'")
      #expect(server.windows.count == 2)
    }
  }

  @Test func aLinkHasItsMarkHoweverManyPartsItHas() async throws {
    try await onMail { page, driver, _ in
      let marks = try await page.run(
        script: """
          return [...document.querySelectorAll('a.item')].map((e) => getComputedStyle(e, '::after').borderTopWidth).join(' ');
          """)
      #expect(marks.stringValue == "1px 1px", "0px where there is none")
    }
  }

  @Test func aRowIsBusyWhileOneOfItsActionsRuns() async throws {
    try await onMail { page, driver, scene in
      let busy = "document.querySelector('li[aria-busy=true]:not([inert])')?.innerText.includes('Slow')"
      try await page.tap(.css(".more-actions"))
      try await page.tap(.button("Archive"))
      try await page.wait(until: busy)
      scene.gate.open()
      try await page.wait(until: "!\(busy)")
      #expect(scene.archived == ["slow"])
    }
  }

  private func onMail(_ body: @MainActor (Page, BrowserDriver, MailScene) async throws -> Void) async throws {
    let scene = MailScene()
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: MailCoordinator(scene), title: "Mail") }) {
        server in
        let page = try await browser.newPage()
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await body(page, driver, scene)
      }
    }
  }
}
