import Espalier
import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// The widths of inputs beside other parts of a row, and with a size of the app's own, by their boxes in a browser.
@MainActor @Suite(.serialized, .takesTurns) struct InputWidthTests {
  @Test(arguments: [320, 1280]) func `an input without a label is as wide as its box`(width: Int) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in WidthCoordinator.window() }) { server in
        let page = try await browser.newPage(width: width, height: 740)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        let widths = try await page.run(
          script: """
            const width = (e) => Math.round(e.getBoundingClientRect().width);
            const row = (name) => [...document.querySelectorAll(".row")].find((e) => e.textContent.includes(name));
            return ["Box beside", "Switch beside"].flatMap((name) => {
              const [input, text] = row(name).children;
              return [width(input), width(text)];
            });
            """)
        let found = (0..<4).compactMap { widths[$0]?.numberValue }
        #expect(found.count == 4)
        #expect(found.count == 4 && found[0] < 40 && found[2] < 80, "\(found)")
        #expect(found.count == 4 && found[1] > Double(width) / 3 && found[3] > Double(width) / 3, "\(found)")
        try await page.close()
      }
    }
  }

  @Test func `a width of the app's own wins over that of the class`() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in WidthCoordinator.window() }) { server in
        let page = try await browser.newPage(width: 1_280, height: 740)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        let widths = try await page.run(
          script: """
            return [...document.querySelectorAll("[data-look~=wide-240]")]
              .map((e) => Math.round(e.getBoundingClientRect().width));
            """)
        #expect(widths == [240, 240, 240, 240, 240, 240])
        try await page.close()
      }
    }
  }
}

@MainActor private final class WidthCoordinator: Coordinator<Path> {
  static func window() -> Window { Window(coordinator: WidthCoordinator(), title: "Widths") }
  override func placement(of route: Path) -> Placement<Path> { .root(WidthScene()) }
}

private final class WidthScene: Scene {
  var screen: Screen {
    Screen(title: "Widths") {
      Section("beside") {
        Row(Checkbox.with(.label("Done"), .isLabelHidden()), Label.with(.text("Box beside a long title"), .grows()))
        Row(Toggle.with(.label("On"), .isLabelHidden()), Label.with(.text("Switch beside a long title"), .grows()))
      }
      Section("sizes") {
        Row(Checkbox.with(.label("Checkbox"), .frame(width: .points(240))))
        Row(Toggle.with(.label("Toggle"), .frame(width: .points(240))))
        Row(TextField.with(.label("Field"), .frame(width: .points(240))))
        Row(TextArea.with(.label("Area"), .frame(width: .points(240))))
        Row(Slider.with(.label("Slider"), .frame(width: .points(240))))
        Row(Stepper.with(.label("Stepper"), .frame(width: .points(240))))
      }
    }
  }
}
