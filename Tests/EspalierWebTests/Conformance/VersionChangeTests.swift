import Espalier
import EspalierBrowserTesting
import EspalierTesting
import EspalierWeb
import Foundation
import Observation
import TestSupport
import Testing

/// Tests that a page goes on when the program behind it is another version by now.
@MainActor @Suite(.serialized, .takesTurns) struct VersionChangeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-version-\(UUID().uuidString)")

  /// Runs a program, ends it, and runs its next version for the same page, which goes on by itself.
  /// - Parameter meanwhile: What the person does while there is no program.
  private func acrossVersions(
    of makeWindow: @escaping @MainActor @Sendable () -> Window,
    before: @MainActor (BrowserDriver) async throws -> Void,
    meanwhile: @MainActor (Page) async throws -> Void = { _ in },
    after: @MainActor (Page, BrowserDriver) async throws -> Void
  ) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      var port = 0
      try await LiveServer.run(folder: folder, makeWindow: { _ in makeWindow() }) { server in
        port = server.port
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await page.wait(
          until: "performance.getEntriesByType('resource').some((one) => one.name.includes('/-/later-'))")
        try await before(driver)
      }
      try await page.wait(until: "document.documentElement.classList.contains('offline')")
      try await page.run(script: "window.isOld = true")
      try await meanwhile(page)
      try await LiveServer.run(
        folder: folder, port: port, configure: { $0.version = "2" }, makeWindow: { _ in makeWindow() }
      ) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await page.wait(
          until: "!window.isOld && document.documentElement.dataset.espalier === 'live' && espalier.isStored",
          timeout: .seconds(30))
        try await driver.settle()
        try await after(page, driver)
      }
      try await page.close()
    }
  }

  private func status(of page: Page) async throws -> String? {
    try await page.evaluate("document.getElementById('espalier-status').textContent").stringValue
  }

  @Test func aNewVersionOfTheProgramGoesOnWithWhatWasOnThePage() async throws {
    try await acrossVersions(of: { ShelfCoordinator.window() }) { driver in
      try await driver.tap("Save")
      try await driver.type("milk and bread", into: "Note", leaves: false)
      try await driver.type("not bound", into: "Loose")
    } meanwhile: { page in
      try await page.find(.button("Save")).tap()
    } after: { page, driver in
      #expect(try await driver.value(of: "Note") == "milk and bread")
      #expect(try await driver.value(of: "Loose") == "not bound")
      #expect(try await driver.text().contains("Noted milk and bread"), "the app has it too")
      #expect(try await driver.text().contains("Saved 1"), "what was tapped meanwhile is done once")
      let told = try await status(of: page)
      #expect(told == "", "nothing was lost")
      // And it is a page like any other.
      try await driver.tap("Save")
      #expect(try await driver.text().contains("Saved 2"))
      try await page.reload()
      try await driver.settle()
      #expect(try await driver.text().contains("Saved 0"), "whoever loads it anew begins anew")
    }
  }

  @Test func aNewVersionOfTheProgramHasTheKeptStateAndTheHistory() async throws {
    try await acrossVersions(of: { DraftCoordinator.window() }) { driver in
      try await driver.tap("Write")
      for _ in 0..<3 { try await driver.tap("Add a line") }
      try await driver.tap("Preview")
    } after: { page, driver in
      #expect(try await driver.text().contains("Preview of 3 lines"))
      try await driver.back()
      try await page.wait(until: "document.querySelector('h1').innerText === 'Draft'")
      try await driver.settle()
      #expect(try await driver.text().contains("3 lines"))
    }
  }

  @Test func choicesThatWereMadeWhileTheServerWasAwayCountInTheNewVersion() async throws {
    try await acrossVersions(of: { SizeCoordinator.window() }) { driver in
      let text = try await driver.text()
      #expect(text.contains("false, small"))
    } meanwhile: { page in
      try await page.run(script: "document.querySelector('[type=radio][value=large]').click()")
      try await page.run(script: "document.querySelector('[type=checkbox]').click()")
    } after: { page, driver in
      #expect(try await driver.text().contains("true, large"))
      // By the browser's clock: by then what has not come back is named.
      try await page.wait(until: "performance.now() > 6000")
      let told = try await status(of: page)
      #expect(told == "", "nothing was lost")
    }
  }
}

/// A choice and a switch.
@MainActor @Observable private final class SizeScene: Scene {
  private var isQuiet = false
  private var size = "small"

  var screen: Screen {
    Screen(title: "Sizes") {
      Section("sizes", layout: .form) {
        Row(Toggle.with(.label("Quiet"), .isOn(Binding(self, \.isQuiet))))
        Row(
          Picker.with(
            .label("Size"), .variant(.segmented),
            .options([PickerOption("small", "Small"), PickerOption("large", "Large")]),
            .selection(Binding(self, \.size))))
        Row(Label.with(.text("\(isQuiet), \(size)")))
      }
    }
  }
}

private enum SizeRoute: Route {
  case sizes
  var path: Path { .root }
  static let paths = Paths<Self> { sizes }
}

private final class SizeCoordinator: Coordinator<SizeRoute> {
  override func placement(of route: SizeRoute) -> Placement<SizeRoute> { .root(SizeScene()) }

  static func window() -> Window { Window(coordinator: SizeCoordinator(), title: "Sizes") }
}
