import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Observation
import TestSupport
import Testing

/// The parts within the box of a field, and the button that clears it, in a real browser.
@MainActor @Suite(.serialized, .takesTurns) struct FieldDecorationBrowserTests {
  @Test func `the parts of a field stand in one box, before and after what is typed`() async throws {
    try await withFields { page, _ in
      let boxes = try await page.evaluate(
        """
        (() => {
          const field = [...document.querySelectorAll('.field')].find((one) => /Price/.test(one.innerText));
          const box = (selector) => field.querySelector(selector).getBoundingClientRect();
          const [frame, start, input, end] = ['.frame-parts', '[data-part=leading]', 'input', '[data-part=trailing]'].map(box);
          const style = getComputedStyle(field.querySelector('input'));
          return [
            start.right <= input.left + 1, input.right <= end.left + 1, frame.left < start.left, frame.right > end.right,
            frame.height === 46 || frame.height === 44, Math.abs(input.height - frame.height) <= 2, style.borderTopWidth,
          ];
        })()
        """)
      #expect(boxes == [true, true, true, true, true, true, "0px"], "\(boxes)")
    }
  }

  @Test func `the button clears the field as a person would, and is hidden while there is nothing to clear`()
    async throws
  {
    try await withFields { page, scene in
      let button = "getComputedStyle(document.querySelector('[data-part=clear]')).visibility"
      #expect(try await page.evaluate(button) == "visible")
      try await page.evaluate("document.querySelector('[data-part=clear]').click()")
      try await page.wait(until: "document.querySelector('input').value === ''")
      try await page.wait(until: "document.body.innerText.includes('Name: nothing')")
      #expect(scene.name.isEmpty)
      #expect(try await page.evaluate(button) == "hidden")
      #expect(try await page.evaluate("document.activeElement.localName") == "input")
      try await page.find(.field("Name")).type("Grace")
      try await page.wait(until: "document.body.innerText.includes('Name: Grace')")
      #expect(try await page.evaluate(button) == "visible")
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  private func withFields(_ body: @MainActor (Page, FieldsScene) async throws -> Void) async throws {
    let scene = FieldsScene()
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: FieldsCoordinator(scene), title: "Fields") }) {
        server in
        let page = try await browser.newPage(width: 800, height: 740, colourScheme: .light, reducesMotion: true)
        try await page.open(server.address)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        try await body(page, scene)
        try await page.close()
      }
    }
  }
}

@MainActor private final class FieldsCoordinator: Coordinator<Path> {
  private let scene: FieldsScene
  init(_ scene: FieldsScene) { self.scene = scene }
  override func placement(of route: Path) -> Placement<Path> { .root(self.scene) }
}

@MainActor @Observable private final class FieldsScene: Scene {
  var name = "Ada"

  var screen: Screen {
    Screen(title: "Fields") {
      Section("fields", layout: .form) {
        Row(TextField.with(.label("Name"), .text(Binding(self, \.name)), .hasClearButton()))
        Row(NumberField.with(.label("Price"), .leading("€"), .trailing("a month"), .value(12)))
        Row(Label.with(.text("Name: \(name.isEmpty ? "nothing" : name)")))
      }
    }
  }
}
