import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Foundation
import Observation
import TestSupport
import Testing

/// Tests of a person's deeds on a page that was loaded anew before it was stored.
@MainActor @Suite(.serialized, .takesTurns) struct ReloadTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-reload-\(UUID().uuidString)")
  private static let left = "sessionStorage.getItem('espalier-left')"
  private static let isLoaded = "performance.getEntriesByType('resource').some((one) => one.name.includes('/-/later-'))"

  @Test func `what was done while the line was down counts once on a page that is loaded anew`() async throws {
    let ledger = Ledger()
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      try await LiveServer.run(makeWindow: { _ in LedgerCoordinator.window(ledger) }) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await page.wait(until: Self.isLoaded)
        try await page.evaluate("espalier.disconnect()")
        for _ in 0..<3 { try await page.find(.button("Add one")).tap() }
        try await page.reload()
        try await page.wait(until: "\(Self.left) === null && document.documentElement.dataset.espalier === 'live'")
        #expect(ledger.count == 3)
        try await page.reload()
        try await driver.settle()
        #expect(try await driver.text().contains("3 in all"))
        #expect(ledger.count == 3, "once")
      }
      try await page.close()
    }
  }

  @Test func `what was done while the server was away counts once when both are there again`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let ledger = Ledger()
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      var port = 0
      try await LiveServer.run(folder: folder, makeWindow: { _ in LedgerCoordinator.window(ledger) }) { server in
        port = server.port
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await page.wait(until: Self.isLoaded)
        try await driver.tap("Add one")
      }
      try await page.wait(until: "document.documentElement.classList.contains('offline')")
      try await page.find(.button("Add one")).tap()
      try await LiveServer.run(folder: folder, port: port, makeWindow: { _ in LedgerCoordinator.window(ledger) }) { _ in
        try await page.reload()
        try await page.wait(until: "\(Self.left) === null", timeout: .seconds(30))
        #expect(ledger.count == 2)
      }
      try await page.close()
    }
  }

  @Test func `a secret is left with nobody, and what has lost its place is told by name`() async throws {
    let ledger = Ledger()
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      try await LiveServer.run(makeWindow: { _ in LedgerCoordinator.window(ledger) }) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await page.wait(until: Self.isLoaded)
        try await page.evaluate("espalier.disconnect()")
        try await page.find(.field("Code")).type("open sesame")
        try await page.find(.button("Use the code")).tap()
        try await page.find(.button("Withdraw")).tap()
        // Meanwhile it goes.
        ledger.canWithdraw = false
        await server.settled()
        try await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
        let kept = try await page.evaluate("\(Self.left)")
        #expect("\(kept)".contains("Withdraw") && !"\(kept)".contains("sesame"), "\(kept)")
        try await page.reload()
        try await page.wait(until: "\(Self.left) === null")
        try await page.wait(until: "document.getElementById('espalier-status').textContent.includes('Withdraw')")
        #expect(ledger.withdrawals == 0)
        // It would have been used without what was typed.
        #expect(ledger.codes == [])
        try await page.wait(until: "document.getElementById('espalier-status').textContent.includes('Use the code')")
      }
      try await page.close()
    }
  }

  @Test func `what cannot be left with the tab is told by name`() async throws {
    let models = PitfallsPageTests.Models()
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      try await LiveServer.run(makeWindow: { _ in models.makeWindow() }) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await page.wait(until: Self.isLoaded)
        try await driver.tap("Beside")
        try await page.back()
        try await driver.settle()
        try await page.reload()
        try await driver.settle()
        #expect(try await page.evaluate("document.getElementById('espalier-status').textContent").stringValue == "")
        try await page.wait(until: Self.isLoaded)
        try await page.evaluate("espalier.disconnect()")
        try await page.find(.text("Beside")).tap()
        try await page.reload()
        try await page.wait(until: "document.getElementById('espalier-status').textContent.includes('Beside')")
        try await page.wait(until: "\(Self.left) === null")
      }
      try await page.close()
    }
  }
}

/// The object that outlives a window.
@MainActor @Observable private final class Ledger {
  var count = 0
  var withdrawals = 0
  var canWithdraw = true
  var codes: [String] = []
  nonisolated init() {}
}

@MainActor @Observable private final class LedgerScene: Scene {
  private let ledger: Ledger
  private var code = ""

  init(_ ledger: Ledger) { self.ledger = ledger }

  var screen: Screen {
    Screen(title: "Ledger") {
      Section("all") {
        Label.with(.text("\(ledger.count) in all"))
        Button.with(.title("Add one"), .onTap { [weak self] in self?.ledger.count += 1 })
      }
      Section("code") {
        SecureField.with(.label("Code"), .text(Binding(self, \.code)))
        Button.with(.title("Use the code"), .onTap { [weak self] in if let self { ledger.codes.append(code) } })
      }
      if ledger.canWithdraw {
        Section("out") { Button.with(.title("Withdraw"), .onTap { [weak self] in self?.ledger.withdrawals += 1 }) }
      }
    }
  }
}

private enum LedgerRoute: Route {
  case ledger
  var path: Path { .root }
  static let paths = Paths<Self> { ledger }
}

private final class LedgerCoordinator: Coordinator<LedgerRoute> {
  private let ledger: Ledger

  init(_ ledger: Ledger) { self.ledger = ledger }

  static func window(_ ledger: Ledger) -> Window { Window(coordinator: LedgerCoordinator(ledger), title: "Ledger") }

  override func placement(of route: LedgerRoute) -> Placement<LedgerRoute> { .root(LedgerScene(self.ledger)) }
}
