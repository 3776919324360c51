import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Foundation
import Observation
import TestSupport
import Testing

/// Tests that a person's work outlives the line and the server, and that the person is told of what does not.
@MainActor @Suite(.serialized, .takesTurns) struct RestartTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-again-\(UUID().uuidString)")

  @Test func whatWasTypedAndToldComesBackAfterARestart() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      var port = 0
      try await LiveServer.run(folder: folder, makeWindow: { _ in ShelfCoordinator.window() }) { server in
        port = server.port
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await driver.type("milk and bread", into: "Note", leaves: false)
        try await driver.type("not bound", into: "Loose")
        #expect(try await driver.text().contains("Noted milk and bread"), "it has been told")
      }
      try await page.wait(until: "document.documentElement.classList.contains('offline')")
      // Meanwhile somebody taps.
      try await page.find(.button("Save")).tap()
      try await LiveServer.run(folder: folder, port: port, makeWindow: { _ in ShelfCoordinator.window() }) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await page.wait(until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(30))
        try await driver.settle()
        #expect(try await driver.value(of: "Note") == "milk and bread")
        #expect(try await driver.value(of: "Loose") == "not bound")
        #expect(try await driver.text().contains("Noted milk and bread"), "the app has it too")
        #expect(try await driver.text().contains("Saved 1"), "the tap on an earlier page has found its place again")
        // It is out of sight again when it has nothing to say.
        let told = try await page.evaluate("document.getElementById('espalier-status').textContent").stringValue ?? ""
        #expect(!told.contains("Save"), "\(told)")
      }
      try await page.close()
    }
  }

  @Test func aDurableChoiceOfASceneThatKeepsNothingComesBackAfterARestart() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      var port = 0
      try await LiveServer.run(folder: folder, makeWindow: { _ in ChoiceCoordinator.window() }) { server in
        port = server.port
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await driver.choose("Large", in: "Size")
        try await page.find(.button("More: Guests")).tap()
        try await page.wait(until: "window.espalier.isSettled && window.espalier.isStored")
        #expect(try await driver.text().contains("false, large, , 3"))
      }
      try await page.wait(until: "document.documentElement.classList.contains('offline')")
      try await LiveServer.run(folder: folder, port: port, makeWindow: { _ in ChoiceCoordinator.window() }) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await page.wait(until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(30))
        try await driver.settle()
        #expect(try await driver.text().contains("false, large, , 3"))
        let told = try await page.evaluate("document.getElementById('espalier-status').textContent").stringValue ?? ""
        #expect(!told.contains("Size") && !told.contains("Guests"), "\(told)")
      }
      try await page.close()
    }
  }

  @Test func aChoiceThatTheAppHasStoredDoesNotOverruleALaterOneAfterARestart() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      var port = 0
      try await LiveServer.run(folder: folder, makeWindow: { _ in ChoiceCoordinator.window() }) { server in
        port = server.port
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        // The app stores it, by a claim.
        try await driver.toggle("Quiet")
        try await driver.choose("Large", in: "Size")
        try await driver.type("milk", into: "Note")
        #expect(try await driver.text().contains("true, large, milk"), "it has been told")
      }
      try await page.wait(until: "document.documentElement.classList.contains('offline')")
      // The size has been stored. What is quiet has been made loud again elsewhere; the note never got further.
      try await LiveServer.run(folder: folder, port: port, makeWindow: { _ in ChoiceCoordinator.window(size: "large") })
      {
        server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await page.wait(until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(30))
        try await driver.settle()
        #expect(try await driver.text().contains("false, large, milk"))
        // It is out of sight again when it has nothing to say.
        let told = try await page.evaluate("document.getElementById('espalier-status').textContent").stringValue ?? ""
        #expect(told.contains("Quiet") && !told.contains("Size"), "what is not as it was left is named: \(told)")
      }
      try await page.close()
    }
  }

  @Test func whatScenesKeepAndWhatStandsBelowThemComesBackAfterARestart() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      var port = 0
      try await LiveServer.run(folder: folder, makeWindow: { _ in DraftCoordinator.window() }) { server in
        port = server.port
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await driver.tap("Write")
        for _ in 0..<3 { try await driver.tap("Add a line") }
        try await driver.tap("Preview")
        #expect(try await driver.text().contains("Preview of 3 lines"))
      }
      try await page.wait(until: "document.documentElement.classList.contains('offline')")
      let bytes = try Data(contentsOf: folder.appending(path: "pages.sqlite"))
      #expect(bytes.count > 0 && bytes.range(of: Data("lines".utf8)) == nil, "what is kept is sealed")
      try await LiveServer.run(folder: folder, port: port, makeWindow: { _ in DraftCoordinator.window() }) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await page.wait(until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(30))
        try await driver.settle()
        #expect(try await driver.text().contains("Preview of 3 lines"), "the place below it has what it kept")
        try await driver.tap("Draft")
        #expect(try await driver.text().contains("3 lines"))
        try await driver.tap("Add a line")
        #expect(try await driver.text().contains("4 lines"))
      }
      try await page.close()
    }
  }

  @Test func aPageThatWasAwayForLongerThanItIsHeldComesBackAsItWas() async throws {
    let closing = AsyncStream.makeStream(of: Void.self)
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in
        let window = DraftCoordinator.window()
        window.observe(.closing { closing.continuation.yield() })
        return window
      }) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await driver.tap("Write")
        for _ in 0..<3 { try await driver.tap("Add a line") }
        try await page.evaluate("espalier.disconnect()")
        try await page.find(.button("Add a line")).tap()
        for await _ in closing.stream { break }
        try await page.evaluate("espalier.connect()")
        try await page.wait(until: "document.body.innerText.includes('4 lines')", timeout: .seconds(20))
        #expect(server.windows.count == 2)
        try await page.close()
      }
    }
  }

  @Test(.needsChromium(.aLineThatFallsSilentIsSaidAtOnceAndNothingIsLostOrDoneTwice))
  func aLineThatFallsSilentIsSaidAtOnceAndNothingIsLostOrDoneTwice() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in ShelfCoordinator.window() }) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await page.goOffline()
        try await page.wait(until: "document.documentElement.classList.contains('offline')", timeout: .seconds(2))
        let save = try await page.find(.button("Save"))
        try await save.tap()
        try await page.wait(
          until: "document.querySelector('.button.waiting')?.ariaBusy === 'true'", timeout: .seconds(2))
        #expect(try await page.text().contains("Saved 0"))
        try await page.goOnline()
        try await page.wait(until: "document.body.innerText.includes('Saved 1')", timeout: .seconds(20))
        try await page.wait(until: "!document.documentElement.classList.contains('offline')")
        try await page.wait(until: "!document.querySelector('.waiting')")
        try await driver.settle()
        #expect(try await page.text().contains("Saved 1"), "once")
        try await page.close()
      }
    }
  }

  @Test func aSheetIsPutAwayAtOnceWhileTheLineIsSlow() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in ShelfCoordinator.window() }) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        for how in ["Escape", "Cancel", "Close"] {
          try await driver.tapInSight("Book 3")
          try await page.evaluate("espalier.simulateLatency(1000)")
          if how == "Escape" { try await page.press(.escape) } else { try await page.find(.button(how)).tap() }
          #expect(try await page.evaluate("!document.querySelector('dialog[open]')").boolValue == true, "\(how)")
          #expect(try await driver.focus() == "Book 3")
          try await page.evaluate("espalier.simulateLatency(0)")
          try await page.wait(until: "!document.querySelector('dialog')")
          try await driver.settle()
        }
        try await page.close()
      }
    }
  }
}

/// A person's choice and text, with what the app has of them.
@MainActor @Observable private final class ChoiceScene: Scene {
  private var isQuiet = false
  private var size: String
  private var note = ""
  private var guests = 2

  init(size: String) { self.size = size }

  private var quiet: Binding<Bool> {
    Binding(
      get: { [self] in isQuiet },
      set: { [weak self] in
        self?.isQuiet = $0
        _ = EventClaim.next("quiet")
      })
  }

  var screen: Screen {
    Screen(title: "Choices") {
      Section("choices", layout: .form) {
        Row(Toggle.with(.label("Quiet"), .isOn(quiet)))
        Row(
          Picker.with(
            .label("Size"), .variant(.segmented),
            .options([PickerOption("small", "Small"), PickerOption("large", "Large")]),
            .selection(Binding(self, \.size))))
        Row(TextField.with(.label("Note"), .text(Binding(self, \.note))))
        Row(Stepper.with(.label("Guests"), .range(1...8), .value(Binding(self, \.guests))))
        Row(Label.with(.text("\(isQuiet), \(size), \(note), \(guests)")))
      }
    }
  }
}

private enum ChoiceRoute: Route {
  case choices
  var path: Path { .root }
  static let paths = Paths<Self> { choices }
}

private final class ChoiceCoordinator: Coordinator<ChoiceRoute> {
  private let size: String

  init(size: String) { self.size = size }

  override func placement(of route: ChoiceRoute) -> Placement<ChoiceRoute> { .root(ChoiceScene(size: self.size)) }

  static func window(size: String = "small") -> Window {
    Window(coordinator: ChoiceCoordinator(size: size), title: "Choices")
  }
}
