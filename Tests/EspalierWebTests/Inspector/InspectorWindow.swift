import Espalier
import Observation

/// An app for tests of the inspector: a counter behind a module with a scope.
final class CounterScope: RootScope {
  var step: Int { 1 }
}

enum InspectedRoute: Route {
  case counter
  case other(Int)

  var path: Path {
    switch self {
    case .counter: .root
    case .other(let id): "/other/\(id)"
    }
  }

  static let paths = Paths<Self> {
    counter; other
  }
}

final class InspectedFeature: Feature<CounterScope, InspectedRoute> {
  override func placement(of route: InspectedRoute) -> Placement<InspectedRoute> {
    switch route {
    case .counter: .root(InspectedScene(step: self.scope.step))
    case .other: .push(InspectedScene(step: 10), over: .counter)
    }
  }

  static func window() -> Window {
    let feature = InspectedFeature(scope: CounterScope())
    feature.activate()
    return Window(coordinator: feature, title: "Counter")
  }
}

@MainActor @Observable final class InspectedScene: Scene {
  private let step: Int
  private var count = 0
  private var secret = ""

  init(step: Int) { self.step = step }

  var screen: Screen {
    Screen(title: "Counter") {
      Section("counter") {
        Row(
          Label.with(.text("Count \(count)")), Button.with(.title("Add"), .onTap { [weak self] in self?.add() }),
          TextField.with(.label("Word"), .text(Binding(self, \.secret))))
      }
    }
  }

  private func add() { count += step }
}
