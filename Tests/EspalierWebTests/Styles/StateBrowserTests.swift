import Espalier
import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// The values of a button's states, and the colour of a pressed text, by what the browser computes while a person points
/// at them, moves the focus there and presses.
@MainActor @Suite(.serialized, .takesTurns) struct StateBrowserTests {
  @Test func `a button looks as its states say while it is pointed at, focused and pressed`() async throws {
    try await withStates { page in
      let colors = """
        (() => { const style = getComputedStyle([...document.querySelectorAll('button')].find(e => e.innerText === 'Pay'));
          return [style.color, style.backgroundColor] })()
        """
      #expect(try await page.evaluate(colors) == ["rgb(1, 1, 1)", "rgb(255, 255, 255)"])
      try await page.find(.button("Pay")).hover()
      #expect(try await page.evaluate(colors) == ["rgb(2, 2, 2)", "rgb(255, 255, 254)"])
      try await page.find(.button("Stop")).hover()
      #expect(try await page.evaluate(colors) == ["rgb(1, 1, 1)", "rgb(255, 255, 255)"])
      try await page.evaluate(
        "[...document.querySelectorAll('button')].find(e => e.innerText === 'Pay').focus({ focusVisible: true })")
      #expect(try await page.evaluate(colors) == ["rgb(3, 3, 3)", "rgb(255, 255, 253)"])
      try await page.evaluate("document.activeElement.blur()")
      #expect(
        try await pressed(colors, whilePressing: .button("Pay"), on: page) == ["rgb(4, 4, 4)", "rgb(255, 255, 252)"])
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test func `a text in a row has its highlighted colour while the row is pressed, and no longer`() async throws {
    try await withStates { page in
      let color = "getComputedStyle(document.querySelector('[data-tag=rent]')).color"
      let usual = try await page.evaluate(color)
      #expect(try await pressed(color, whilePressing: .text("Rent"), on: page) == "rgb(5, 5, 5)")
      try await page.find(.button("Stop")).hover()
      #expect(try await page.evaluate(color) == usual)
    }
  }

  /// Returns what an expression says in the middle of a long press, which ends elsewhere, so that nothing is tapped.
  private func pressed(
    _ expression: String, whilePressing locator: Locator, on page: Page
  ) async throws -> JSONValue {
    try await page.run(
      script: "addEventListener('mousedown', () => setTimeout(() => { pressed = \(expression) }, 150), { once: true })")
    try await page.drag(locator, to: .button("Stop"), holding: .milliseconds(400))
    return try await page.evaluate("pressed")
  }

  private func withStates(_ body: @MainActor (Page) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: StatesCoordinator(), title: "States") }) {
        server in
        let page = try await browser.newPage(width: 800, height: 740, colourScheme: .light, reducesMotion: true)
        try await page.open(server.address)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        try await body(page)
        try await page.close()
      }
    }
  }
}

@MainActor private final class StatesCoordinator: Coordinator<Path> {
  private let scene = StatesScene()
  override func placement(of route: Path) -> Placement<Path> { .root(self.scene) }
}

private final class StatesScene: Scene {
  var screen: Screen {
    Screen(title: "States") {
      Section("states") {
        Row(
          Button.with(
            .title("Pay"),
            .titleColor(
              StateValues(.rgb(0x010101), hovered: .rgb(0x020202), focused: .rgb(0x030303), pressed: .rgb(0x040404))),
            .backgroundColor(
              StateValues(.rgb(0xFFFFFF), hovered: .rgb(0xFFFFFE), focused: .rgb(0xFFFFFD), pressed: .rgb(0xFFFFFC)))),
          Button.with(.title("Stop")))
        Row(Label.with(.text("Rent"), .tag("rent"), .highlightedColor(.rgb(0x050505)))).onTap {}
      }
    }
  }
}
