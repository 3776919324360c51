import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Tests of the question before a place is left in which something is not saved: the app's own and the browser's.
@MainActor @Suite(.serialized, .drivesBrowsers) struct UnsavedChangesBrowserTests {
  private let words = ChromeWords.english

  private func withEssay(_ body: @MainActor (Page, BrowserDriver) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in EssayCoordinator.window() }) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await driver.tap("Essay")
        #expect(try await driver.path() == "/essay")
        try await body(page, driver)
        try await page.close()
      }
    }
  }

  /// An expression that is true if the browser would ask before it closes the page.
  private static let isAsked = """
    (() => {
      const event = new Event("beforeunload", { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    })()
    """

  /// Waits until the question is there, at the place that would be left.
  private func waitForTheQuestion(_ page: Page, _ driver: BrowserDriver) async throws {
    try await page.wait(
      until: "document.querySelector('dialog[open]') && location.pathname === '/essay' && espalier.isSettled")
    let question = try await driver.text()
    for text in [words.unsavedTitle, words.stay, words.leave] { #expect(question.contains(text)) }
  }

  /// Waits until a place is there, and no question above it.
  private func waitForPlace(_ path: String, _ page: Page) async throws {
    try await page.wait(
      until: "!document.querySelector('dialog[open]') && location.pathname === '\(path)' && espalier.isSettled")
  }

  @Test func theBrowserAsksBeforeAPageIsClosedAsLongAsSomethingIsNotSaved() async throws {
    try await withEssay { page, driver in
      #expect(try await page.evaluate(Self.isAsked).boolValue == false, "nothing is written yet")
      try await driver.tap("Write")
      // What asks is loaded when there is something to ask about.
      try await page.wait(until: Self.isAsked)
      try await driver.tap("Save")
      #expect(try await page.evaluate(Self.isAsked).boolValue == false)
      try await driver.tap("Write")
      #expect(try await page.evaluate(Self.isAsked).boolValue == true)
      try await driver.tap("Save")
    }
  }

  @Test func aStepBackAsksAndIsMadeWhenThePersonHasAgreed() async throws {
    try await withEssay { page, driver in
      try await driver.tap("Write")
      #expect(try await driver.text().contains("1 line, not saved"))
      for _ in 0..<2 {
        try await page.back()
        try await waitForTheQuestion(page, driver)
        try await driver.tap(words.stay)
        try await waitForPlace("/essay", page)
        #expect(try await driver.text().contains("1 line, not saved"), "everything is as it was")
      }
      try await page.back()
      try await waitForTheQuestion(page, driver)
      try await driver.tap(words.leave)
      try await waitForPlace("/", page)
      #expect(try await driver.text().contains("Nothing to read yet"))
      try await page.forward()
      try await waitForPlace("/essay", page)
      // The app has kept the text, so it is still not saved.
      #expect(try await driver.text().contains("1 line, not saved"))
      try await page.wait(until: Self.isAsked)
      try await driver.tap("Save")
      #expect(try await page.evaluate(Self.isAsked).boolValue == false)
      try await page.back()
      try await waitForPlace("/", page)
      #expect(try await page.consoleErrors() == [])
    }
  }
}

/// A text that outlives the scene in which it is written.
@MainActor @Observable private final class Essay {
  var lines = 0
  var isSaved = true
}

@MainActor private final class EssayScene: Scene {
  private let essay: Essay
  init(_ essay: Essay) { self.essay = essay }

  var unsavedChanges: UnsavedChanges? { essay.isSaved ? nil : UnsavedChanges() }

  var screen: Screen {
    let essay = essay
    return Screen(title: "Essay") {
      Section("essay") {
        Row(Label.with(.text("\(essay.lines) line, \(essay.isSaved ? "saved" : "not saved")")))
        Row(
          Button.with(
            .title("Write"),
            .onTap {
              essay.lines += 1
              essay.isSaved = false
            }))
        Row(Button.with(.title("Save"), .onTap { essay.isSaved = true }))
      }
    }
  }
}

@MainActor private final class LibraryScene: Scene {
  var screen: Screen {
    Screen(title: "Library") {
      Section("books") {
        Row(Label.with(.text("Nothing to read yet")))
        Row(Link.with(.title("Essay"), .to("/essay")))
      }
    }
  }
}

private enum EssayRoute: Route {
  case library, essay
  var path: Path { self == .library ? .root : "/essay" }
  static let paths = Paths<Self> {
    library; essay
  }
}

private final class EssayCoordinator: Coordinator<EssayRoute> {
  private let essay = Essay()

  override func placement(of route: EssayRoute) -> Placement<EssayRoute> {
    let essay = essay
    return switch route {
    case .library: .root(LibraryScene())
    case .essay: .push(EssayScene(essay), over: .library)
    }
  }

  static func window() -> Window { Window(coordinator: EssayCoordinator(), title: "Essays") }
}
