import Espalier
import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// The preview of content that is still loading, in a real browser: grey shapes where the content will be.
@MainActor @Suite(.serialized, .takesTurns) struct PreviewBrowserTests {
  @Test func `a preview has the form of the content, as grey shapes without words`() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: PreviewCoordinator(), title: "Preview") }) {
        server in
        let page = try await browser.newPage(width: 500, height: 740, colourScheme: .light, reducesMotion: true)
        try await page.open(server.address)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        let found = try await page.evaluate(
          """
          (() => {
            const [preview, loaded] = [...document.querySelectorAll('.rows')].map((list) => [...list.children]);
            const text = (row) => [...row.querySelectorAll('span')].find((one) => one.textContent === 'Rent');
            const [grey, plain] = [preview, loaded].map(([row]) => getComputedStyle(text(row), '::after'));
            const separator = document.createElement('i');
            separator.style.background = 'var(--separator)';
            document.body.append(separator);
            const box = (row) => text(row).getBoundingClientRect();
            return [
              preview.length === loaded.length,
              preview.every((row, at) => row.getBoundingClientRect().height === loaded[at].getBoundingClientRect().height),
              getComputedStyle(text(preview[0])).visibility, grey.visibility, grey.backgroundColor === getComputedStyle(separator).backgroundColor,
              plain.content, Math.abs(box(preview[0]).left - box(loaded[0]).left) < 1,
              box(preview[0]).width < 200, preview.every((row) => row.inert && row.ariaBusy === 'true'),
            ];
          })()
          """)
        #expect(
          found == [true, true, "hidden", "visible", true, "none", true, true, true], "\(found)")
        try await page.close()
      }
    }
  }
}

@MainActor private final class PreviewCoordinator: Coordinator<Path> {
  private let scene = PreviewScene()
  override func placement(of route: Path) -> Placement<Path> { .root(self.scene) }
}

private final class PreviewScene: Scene {
  var screen: Screen {
    Screen(title: "Preview") {
      for state in [Loadable<[String]>.idle, .loaded(["Rent", "Tram"])] {
        whenLoaded(state, preview: ["Rent", "Tram"], retry: {}) { names in
          Section("names-\(state.value == nil)") {
            for name in names { Row(Cell.with(.icon(.card), .title(name), .subtitle("Every month"), .value("12.00"))) }
          }
        }
      }
    }
  }
}
