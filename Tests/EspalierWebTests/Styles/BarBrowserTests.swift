import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Observation
import TestSupport
import Testing

/// The bar of a screen with styles, controls before its title, and a view in place of it, in a real browser.
@MainActor @Suite(.serialized, .takesTurns) struct BarBrowserTests {
  @Test func `a pinned bar stays at the top, and a translucent one lets the content shine through`() async throws {
    try await withPage { page in
      try await page.evaluate("scrollTo(0, 600)")
      try await page.wait(until: "scrollY === 600")
      let facts = try await page.evaluate(
        """
        (() => {
          const bar = document.querySelector('.bar'), style = getComputedStyle(bar);
          const behind = document.elementsFromPoint(60, 30);
          return [bar.getBoundingClientRect().top, behind[0].closest('.bar') === bar,
            behind.some((one) => one.closest('.rows')), style.backdropFilter !== 'none',
            /0\\.72|72%/.test(style.backgroundColor), style.color];
        })()
        """)
      #expect(facts == [0, true, true, true, true, "rgb(27, 58, 75)"])
    }
  }

  @Test func `controls before the title and a view in its place are used, and the title is kept for screen readers`()
    async throws
  {
    try await withPage { page in
      let order = try await page.evaluate(
        """
        (() => {
          const left = (selector) => document.querySelector(selector).getBoundingClientRect().left;
          const title = document.querySelector('h1');
          return [left('.bar-group[data-look~=at-leading]') < left('.bar-group[data-look~=at-title]'),
            left('.bar-group[data-look~=at-title]') < left('.bar-group[data-look~=at-trailing]'),
            title.textContent, title.getBoundingClientRect().width, document.title.includes('Days')];
        })()
        """)
      #expect(order == [true, true, "Days", 1, true])
      try await page.tap(.button("Filter"))
      try await page.wait(until: "document.body.innerText.includes('Filtered 1')")
      try await page.tap(.button("Week"))
      try await page.wait(until: "document.body.innerText.includes('Seven days')")
      try await page.tap(.button("Share"))
      try await page.wait(until: "document.body.innerText.includes('Shared 1')")
    }
  }

  @Test func `a hidden bar takes no space, and its title has the focus of a new screen`() async throws {
    try await withPage { page in
      try await page.tap(.link("Bare"))
      try await page.wait(until: "document.querySelector('h1').textContent === 'Bare'")
      let facts = try await page.evaluate(
        """
        (() => {
          const bar = document.querySelector('.bar');
          return [bar.getBoundingClientRect().height, document.activeElement === bar.querySelector('h1'),
            bar.querySelector('.back').checkVisibility(), document.querySelector('.rows').getBoundingClientRect().top < 40];
        })()
        """)
      #expect(facts == [1, true, false, true])
    }
  }

  @Test func `a place appears with the transition that its placement chooses`() async throws {
    try await withPage { page in
      try await page.tap(.link("Bare"))
      try await page.wait(until: "document.querySelector('h1').textContent === 'Bare'")
      #expect(try await page.evaluate("document.querySelector('.screen').dataset.arrives") == "replace")
      try await page.tap(.link("Usual"))
      try await page.wait(until: "document.querySelector('h1').textContent === 'Usual'")
      #expect(try await page.evaluate("document.querySelector('.screen').dataset.arrives") == "push")
    }
  }

  private func withPage(_ body: @MainActor (Page) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: BarsCoordinator(), title: "Bars") }) { server in
        let page = try await browser.newPage(width: 500, height: 740, colourScheme: .light, reducesMotion: true)
        try await page.open(server.address)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        try await body(page)
        #expect(try await page.consoleErrors().isEmpty)
        try await page.close()
      }
    }
  }
}

@MainActor private final class BarsCoordinator: Coordinator<Path> {
  private let scene = DaysScene()
  override func placement(of route: Path) -> Placement<Path> {
    switch route.description {
    case "/": .root(self.scene)
    case "/bare": .push(PlainScene("Bare", isBare: true), over: .root).transition(.replace)
    default: .push(PlainScene("Usual", isBare: false), over: .root)
    }
  }
}

@MainActor private final class PlainScene: Scene {
  private let title: String
  private let isBare: Bool

  init(_ title: String, isBare: Bool) { (self.title, self.isBare) = (title, isBare) }

  var screen: Screen {
    Screen(title: title) { Section("ways") { Row(Label.with(.text("Usual"))).link(to: "/usual") } }
      .barStyled(.isHidden(isBare))
  }
}

@MainActor @Observable private final class DaysScene: Scene {
  private var filtered = 0
  private var shared = 0
  private var isWeek = false

  var screen: Screen {
    Screen(title: "Days", toolbar: [.item("Share") { [weak self] in self?.shared += 1 }]) {
      Section("ways") {
        Row(Label.with(.text("Bare"))).link(to: "/bare")
        Row(Label.with(.text("Filtered \(filtered)")))
        Row(Label.with(.text("Shared \(shared)")))
        Row(Label.with(.text(isWeek ? "Seven days" : "All days")))
      }
      Section("days") { for day in 1...60 { Row(Label.with(.text("Day \(day)"))) } }
    }
    .leadingItems(.item("Filter") { [weak self] in self?.filtered += 1 })
    .titleView(Button.with(.title("Week"), .onTap { [weak self] in self?.isWeek = true }))
    .barStyled(.isPinned(), .isTranslucent(), .color(.rgb(0x1B3A4B)))
  }
}
