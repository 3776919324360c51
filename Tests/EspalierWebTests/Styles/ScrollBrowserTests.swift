import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Views that scroll to where the app says, and report where a person has scrolled them, in a real browser.
@MainActor @Suite(.serialized, .takesTurns) struct ScrollBrowserTests {
  @Test(arguments: ["ltr", "rtl"]) func `a view is where the app says, and says where a person has put it`(
    _ direction: String
  ) async throws {
    let scene = ScrollingScene(isRightToLeft: direction == "rtl")
    try await withPage(scene) { page in
      try await page.wait(until: "Math.abs(document.querySelector('[data-tag=cards]').scrollLeft) === 120")
      try await page.tap(.button("Further"))
      try await page.wait(until: "Math.abs(document.querySelector('[data-tag=cards]').scrollLeft) === 300")
      let sign = direction == "rtl" ? -1 : 1
      try await page.evaluate("document.querySelector('[data-tag=cards]').scrollTo(\(sign * 60), 0)")
      try await page.wait(until: "document.body.innerText.includes('Cards at 60')")
      #expect(
        try await page.evaluate("document.querySelector('[data-tag=cards]').scrollLeft") == .number(Double(sign * 60)))
      #expect(try await page.consoleErrors().isEmpty)
    }
  }

  @Test func `a vertical view scrolls downwards within its height`() async throws {
    try await withPage(ScrollingScene()) { page in
      let measures = try await page.evaluate(
        """
        (() => {
          const view = document.querySelector('[data-tag=terms]');
          const [one, other] = view.children;
          return [
            view.clientHeight, view.scrollHeight > 400, view.scrollWidth <= view.clientWidth,
            other.getBoundingClientRect().top >= one.getBoundingClientRect().bottom, getComputedStyle(view).paddingTop,
          ];
        })()
        """)
      #expect(measures == [160, true, true, true, "24px"], "\(measures)")
      try await page.evaluate("document.querySelector('[data-tag=terms]').scrollTo(0, 200)")
      try await page.wait(until: "document.body.innerText.includes('Terms at 200')")
    }
  }

  private func withPage(_ scene: ScrollingScene, _ body: @MainActor (Page) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: ScrollingCoordinator(scene), title: "Scroll") }) {
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

@MainActor private final class ScrollingCoordinator: Coordinator<Path> {
  private let scene: ScrollingScene
  init(_ scene: ScrollingScene) { self.scene = scene }
  override func placement(of route: Path) -> Placement<Path> { .root(self.scene) }
}

@MainActor @Observable private final class ScrollingScene: Scene {
  var cards = ScrollOffset(x: 120)
  var terms = ScrollOffset.zero
  private let isRightToLeft: Bool

  init(isRightToLeft: Bool = false) { self.isRightToLeft = isRightToLeft }

  var screen: Screen {
    let cell: Component<Label> = Label.with(.text("A card"), .frame(width: .points(320)), .padding(.large))
    return Screen(title: "Scroll") {
      Section("cards") {
        Row(
          ScrollView.of(cell, cell, cell).adding(
            .tag("cards"), .isPaging(false), .offset(Binding(self, \.cards)),
            .layoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)))
        Row(Button.with(.title("Further"), .onTap { [weak self] in self?.cards = ScrollOffset(x: 300) }))
        Row(Label.with(.text("Cards at \(Int(cards.x))")))
      }
      Section("terms") {
        Row(
          ScrollView.of(
            Label.with(.text("One"), .frame(height: .points(240))),
            Label.with(.text("Two"), .frame(height: .points(240)))
          ).adding(
            .tag("terms"), .axis(.vertical), .frame(height: .points(160)), .padding(top: .huge),
            .onScroll { [weak self] in self?.terms = $0 }))
        Row(Label.with(.text("Terms at \(Int(terms.y))")))
      }
    }
  }
}
