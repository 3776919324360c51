import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Headers and footers that are views, and the index of a screen's sections, in a real browser.
@MainActor @Suite(.serialized, .takesTurns) struct SectionPartsBrowserTests {
  @Test func `a header and a footer that are views stand around the rows, and are used like rows`() async throws {
    try await withPage { page in
      let order = try await page.evaluate(
        """
        (() => {
          const top = (text) => [...document.querySelectorAll('.section-group *')].find((one) =>
            one.childElementCount === 0 && one.textContent === text).getBoundingClientRect().top;
          return [top('Letters') < top('Row 1 of A'), top('Row 1 of A') < top('All letters')];
        })()
        """)
      #expect(order == [true, true])
      try await page.tap(.button("Add"))
      try await page.wait(until: "document.body.innerText.includes('Row 41 of A')")
      #expect(try await page.evaluate("document.querySelectorAll('.section-group h2:not(:empty)').length") == 1)
    }
  }

  @Test func `the index leads to each section, without another place`() async throws {
    try await withPage { page in
      #expect(try await page.evaluate("document.querySelector('.section-index').ariaLabel") == "Index")
      #expect(
        try await page.evaluate("[...document.querySelectorAll('.section-index a')].map((one) => one.textContent)")
          == ["A", "B"])
      #expect(try await page.evaluate("scrollY") == 0)
      try await page.evaluate("document.querySelectorAll('.section-index a')[1].click()")
      try await page.wait(
        until: """
          Math.abs([...document.querySelectorAll('h2')].find((one) => one.innerText === 'B').getBoundingClientRect().top) < 40
          """)
      #expect(try await page.evaluate("location.pathname") == "/")
      #expect(try await page.evaluate("document.documentElement.dataset.espalier") == "live")
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  private func withPage(_ body: @MainActor (Page) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: LettersCoordinator(), title: "Letters") }) {
        server in
        let page = try await browser.newPage(width: 500, height: 740, colourScheme: .light, reducesMotion: true)
        try await page.open(server.address)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        try await body(page)
        try await page.close()
      }
    }
  }
}

@MainActor private final class LettersCoordinator: Coordinator<Path> {
  private let scene = LettersScene()
  override func placement(of route: Path) -> Placement<Path> { .root(self.scene) }
}

@MainActor @Observable private final class LettersScene: Scene {
  private var count = 40

  var screen: Screen {
    Screen(title: "Letters") {
      Section("A") { for row in 1...count { Row(Label.with(.text("Row \(row) of A"))) } }
        .headerView(
          Stack.of(
            Label.with(.text("Letters"), .textStyle(.title), .headingLevel(2), .grows()),
            Button.with(.title("Add"), .onTap { [weak self] in self?.count += 1 }))
        )
        .footerView(Label.with(.text("All letters"), .textStyle(.caption)))
        .indexed(as: "A")
      Section("B", header: "B") { for row in 1...40 { Row(Label.with(.text("Row \(row) of B"))) } }.indexed(as: "B")
    }
  }
}
