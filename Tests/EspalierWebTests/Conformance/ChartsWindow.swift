import Espalier
import EspalierBrowserTesting
import EspalierTesting
import TestSupport

/// A window for tests: charts below each other, and nothing else.
@MainActor final class ChartsCoordinator: Coordinator<ChartsRoute> {
  private let makeCharts: @MainActor () -> [AnyComponent]

  init(_ makeCharts: @escaping @MainActor () -> [AnyComponent]) { self.makeCharts = makeCharts }

  override func placement(of route: ChartsRoute) -> Placement<ChartsRoute> { .root(ChartsScene(self.makeCharts)) }

  /// Opens a page with charts for the time of some work.
  ///
  /// - Parameters:
  ///   - setting: The person who looks at the page.
  ///   - makeCharts: Makes the charts, in the language of the window.
  ///   - body: The work.
  static func withPage(
    _ setting: PageSetting, showing makeCharts: @escaping @MainActor @Sendable () -> [AnyComponent],
    _ body: @MainActor (Page) async throws -> Void
  ) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in
        Window(coordinator: ChartsCoordinator(makeCharts), title: "Charts")
      }) { server in
        let page = try await browser.newPage(setting)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await body(page)
        try await page.close()
      }
    }
  }
}

enum ChartsRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

@MainActor private final class ChartsScene: Scene {
  private let makeCharts: @MainActor () -> [AnyComponent]

  init(_ makeCharts: @escaping @MainActor () -> [AnyComponent]) { self.makeCharts = makeCharts }

  var screen: Screen {
    Screen(title: "Charts") {
      Section("charts") {
        for chart in makeCharts() { Row(chart) }
      }
    }
  }
}

extension PageSetting {
  /// A window of a width, on a phone where it is narrow.
  static func window(width: Int, language: String = "en-US") -> PageSetting {
    PageSetting(width: width, height: 900, language: language, isPhone: width < 900)
  }
}

extension Page {
  /// The texts that a script answers.
  func texts(_ script: String) async throws -> [String] {
    try await run(script: script).arrayValue?.compactMap(\.stringValue) ?? ["the script answered no list"]
  }
}
