import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Tests that a choice of radio buttons is one control to whoever uses it.
@MainActor @Suite(.serialized, .takesTurns) struct SegmentedPickerTests {
  private func withSizes(_ body: @MainActor (Page, BrowserDriver, SizesScene) async throws -> Void) async throws {
    let scene = SizesScene()
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: SizesCoordinator(scene), title: "Test") }) {
        server in
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await body(page, driver, scene)
        try await page.close()
      }
    }
  }

  private func focused(on page: Page) async throws -> String? {
    try await page.evaluate("document.activeElement.value").stringValue
  }

  @Test func `the focus comes once, whichever of its buttons has it, and leaves once`() async throws {
    try await withSizes { page, driver, scene in
      #expect(try await focused(on: page) == "m", "it asked for the focus")
      try await page.press(.right)
      try await page.press(.right)
      try await driver.settle()
      #expect(try await driver.value(of: "Size") == "Small")
      try await page.press(.tab)
      try await driver.settle()
      #expect(scene.told == ["choose l", "choose s", "left", "list came"])
      try await page.press(.shift, .tab)
      try await driver.settle()
      #expect(scene.events.last == "came")
    }
  }

  @Test func `a key, and Escape, are told from each of its buttons`() async throws {
    try await withSizes { page, driver, scene in
      try await page.press(.delete)
      try await page.press(.escape)
      try await driver.settle()
      #expect(scene.told == ["key Delete", "cancel"])
    }
  }

  @Test func `its buttons stay when a key is told from now on`() async throws {
    try await withSizes { page, driver, scene in
      try await page.find(.css("[aria-label=List] [value=l]")).tap()
      try await driver.settle()
      try await page.evaluate("document.activeElement.mark = 'the same'")
      try await driver.tap("Hear keys")
      #expect(try await page.evaluate("document.activeElement.mark").stringValue == "the same")
      try await page.press(.delete)
      try await driver.settle()
      #expect(scene.events.last == "list key Delete")
    }
  }

  @Test func `a request for the focus leads to its buttons`() async throws {
    try await withSizes { page, driver, _ in
      try await driver.tap("Which one?")
      #expect(try await focused(on: page) == "m", "the one that is chosen")
    }
  }

  @Test func `who taps the text of an option has not left in between`() async throws {
    try await withSizes { page, driver, scene in
      for size in ["Large", "Small"] {
        try await page.find(.text(size).within(.css("[aria-label=List]"))).tap()
        try await driver.settle()
      }
      #expect(scene.events.filter { $0.hasPrefix("list") } == ["list came", "list l", "list s"])
    }
  }

  @Test func `the focus is back after everything was told anew`() async throws {
    try await withSizes { page, driver, _ in
      try await page.find(.css("[aria-label=Size] [value=l]")).tap()
      try await driver.settle()
      // A step that leads nowhere is answered with everything.
      try await page.run(
        script: "document.querySelector('[type=radio]').mark = 'old'; document.querySelector('main h1').remove()")
      try await driver.tap("Rename")
      try await page.find(.text("Sizes again"))
      #expect(try await page.evaluate("document.querySelector('[type=radio]').mark ?? ''").stringValue == "")
      #expect(try await focused(on: page) == "l")
    }
  }
}

@MainActor @Observable private final class SizesScene: Scene {
  private(set) var events: [String] = []
  /// The events without the focus that the picker asked for, which may have come before the page was live.
  var told: [String] { events.first == "came" ? Array(events.dropFirst()) : events }
  private var size = "m"
  private var listed = "m"
  private var hearsKeys = false
  private var request = 0
  private var title = "Sizes"

  var screen: Screen {
    Screen(title: title) {
      Section("sizes", layout: .form) {
        Picker.with(
          .label("Size"), .variant(.segmented), .selection(size), .autofocus(), .focusRequest(request),
          .options([PickerOption("s", "Small"), PickerOption("m", "Medium"), PickerOption("l", "Large")]),
          .onChange { [weak self] in
            self?.events.append("choose \($0)")
            self?.size = $0
          }, .onFocus { [weak self] in self?.events.append("came") },
          .onBlur { [weak self] in self?.events.append("left") },
          .onCancel { [weak self] in self?.events.append("cancel") },
          .onKey(.delete) { [weak self] in self?.events.append("key \($0.rawValue)") })
        hearsKeys
          ? list.adding(.onKey(.delete) { [weak self] in self?.events.append("list key \($0.rawValue)") }) : list
        Button.with(.title("Hear keys"), .onTap { [weak self] in self?.hearsKeys = true })
        Button.with(.title("Rename"), .onTap { [weak self] in self?.title = "Sizes again" })
        Button.with(.title("Which one?"), .onTap { [weak self] in self?.request += 1 })
      }
    }
  }

  private var list: Component<Picker> {
    Picker.with(
      .label("List"), .variant(.list), .selection(listed),
      .options([PickerOption("s", "Small"), PickerOption("m", "Medium"), PickerOption("l", "Large")]),
      .onChange { [weak self] in
        self?.events.append("list \($0)")
        self?.listed = $0
      }, .onFocus { [weak self] in self?.events.append("list came") },
      .onBlur { [weak self] in self?.events.append("list left") })
  }
}

private enum SizesRoute: Route {
  case sizes
  var path: Path { .root }
  static let paths = Paths<Self> { sizes }
}

private final class SizesCoordinator: Coordinator<SizesRoute> {
  private let scene: SizesScene

  init(_ scene: SizesScene) { self.scene = scene }

  override func placement(of route: SizesRoute) -> Placement<SizesRoute> { .root(self.scene) }
}
