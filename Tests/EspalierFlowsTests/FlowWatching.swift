import Espalier
import EspalierTesting
import TestSupport

enum FlowTestPlace: Route {
  case flow
  case other
  static let paths = Paths<Self> {
    flow; other
  }
  var path: Path { self == .flow ? .root : "/other" }
}

private final class FlowCoordinator: Coordinator<FlowTestPlace> {
  let make: () -> any Presentable
  init(_ make: @escaping () -> any Presentable) { self.make = make }
  override func placement(of route: FlowTestPlace) -> Placement<FlowTestPlace> {
    switch route {
    case .flow: .root(self.make())
    case .other: .root(AskScene("Elsewhere") {})
    }
  }
}

/// A suite that looks at the screens of flows.
@MainActor protocol FlowWatching {}

extension FlowWatching {
  func app(locale: String = "en", tables: [TextTable] = [], _ make: @escaping () -> any Presentable) -> TestApp {
    let window = Window(
      coordinator: FlowCoordinator(make), title: "App", localization: Localization(locale: locale, tables: tables))
    window.open(.root)
    return TestApp(window)
  }

  /// Makes a window from what another one would lose at the end of the program, before anything of it is shown.
  func restarted(
    _ state: NavigationState, scenes kept: RestorationStates, reports: Log? = nil,
    _ make: @escaping () -> any Presentable
  ) -> Window {
    let window = Window(coordinator: FlowCoordinator(make), title: "App")
    window.report = { reports?.add($0) }
    window.restore(state, scenes: kept)
    return window
  }

  /// Returns the text of the screen, line by line.
  func lines(_ app: TestApp) async throws -> [String] {
    try await app.text().split(separator: "\n").map(String.init)
  }

  /// Waits until the screen says so; a step that waits for a gate keeps the window from settling.
  func shows(_ app: TestApp, _ line: String) async throws -> Bool {
    for _ in 0..<1_000 {
      app.window.render()
      if try await lines(app).contains(line) { return true }
      await Task.yield()
    }
    return false
  }
}
