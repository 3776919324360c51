import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Symbols of the app in a browser, by what is painted.
@MainActor @Suite(.serialized, .takesTurns) struct IconBrowserTests {
  @Test func `a symbol of the app is drawn in a cell, a button, a menu and a tab, also after a change`() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: IconCoordinator(), title: "Icons") }) { server in
        let page = try await browser.newPage(width: 800, height: 740)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        let paths = """
          return [...document.querySelectorAll("[data-symbol] > path")].filter((path) => path.checkVisibility())
            .map((path) => {
              const [box, style] = [path.getBoundingClientRect(), getComputedStyle(path)];
              return [style.fill === "none" ? "stroked" : "filled", box.width > 6 && box.height > 6].join(" ");
            }).sort().join(", ");
          """
        #expect(try await page.run(script: paths) == "filled true, filled true, stroked true, stroked true")
        // The name of an icon and its path are the app's, not markup.
        #expect(try await page.run(script: "return document.querySelectorAll('script:not([src])').length") == 0)
        try await driver.tap("Turn")
        try await driver.settle()
        #expect(try await page.run(script: paths) == "stroked true, stroked true, stroked true")
        #expect(
          try await page.run(script: "return document.querySelector('.cell use')?.getAttribute('href')") == "#icon-card"
        )
        try await page.close()
      }
    }
  }

  @Test func `a symbol that points is mirrored where text runs from right to left`() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: IconCoordinator(), title: "Icons") }) { server in
        let page = try await browser.newPage(width: 800, height: 740)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        let mirrored = """
          return [...document.querySelectorAll("svg:not([hidden])")].filter((svg) => svg.checkVisibility())
            .filter((svg) => getComputedStyle(svg).transform === "matrix(-1, 0, 0, 1, 0, 0)").length;
          """
        #expect(try await page.run(script: mirrored) == 0)
        _ = try await page.run(script: "for (const e of document.querySelectorAll('[dir]')) e.dir = 'rtl'; return 0")
        #expect(
          try await page.run(script: mirrored) == 3, "the arrow of the app in its cell and button, and the framework's")
        try await page.close()
      }
    }
  }
}

extension Icon {
  fileprivate static let goal = Icon("goal\"><script>", stroke: "M6 21V4M6 4h12l-3 4 3 4H6")
  fileprivate static let reply = Icon(
    "reply", fill: "M10 9V5l-7 7 7 7v-4c5 0 8 2 11 5-1-8-5-11-11-11z", isMirrored: true)
}

@MainActor private final class IconCoordinator: Coordinator<Path> {
  private let scene = IconScene()
  override var tabs: [TabItem<Path>] { [TabItem("icons", title: "Icons", icon: .goal, at: .root)] }
  override func placement(of route: Path) -> Placement<Path> { .root(self.scene, in: "icons") }
}

@Observable private final class IconScene: Scene {
  private var isTurned = false

  var screen: Screen {
    Screen(title: "Icons") {
      Section("all") {
        Row(Cell.with(.icon(isTurned ? .card : .reply), .title("Reply")))
        Row(ImageView.with(.image(.icon(.back))))
        Row(
          Button.with(
            .title("Turn"), .icon(isTurned ? Icon.goal : .reply), .onTap { [weak self] in self?.isTurned = true }))
        Row(Menu.with(.title("More"), .icon(.goal), .items([MenuItem("reply", "Reply", icon: .reply)])))
      }
    }
  }
}
