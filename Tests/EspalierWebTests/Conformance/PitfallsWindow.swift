import Espalier
import Observation

/// A window for tests: work that takes its time, a handler that throws, what is loaded once, and a place beside it.
@MainActor @Observable final class PitfallsModel {
  var count = 0
  var isAllowed = true
  @ObservationIgnored var loads = 0
  @ObservationIgnored var appearances = 0
  private var waiting: CheckedContinuation<Void, Never>?

  func work() async { await withCheckedContinuation { waiting = $0 } }

  func finish() {
    waiting?.resume()
    waiting = nil
  }
}

struct OutOfOrder: Error {}

@MainActor final class PitfallsScene: Scene {
  private let model: PitfallsModel

  init(model: PitfallsModel) { self.model = model }

  func load() async { model.loads += 1 }
  func willAppear() { model.appearances += 1 }

  var screen: Screen {
    let model = model
    return Screen(title: "Pitfalls") {
      Section("counted") {
        Row(Label.with(.text("Count \(model.count)")))
        Row(Button.with(.title("Count"), .onTap { model.count += 1 }))
        Row(Button.with(.title("Fail"), .onTap { throw HandlerError(OutOfOrder(), shownAs: .screen) }))
        Row(Label.with(.text("Beside"))).link(to: "/beside")
      }
      Section("work") {
        Row(Button.with(.title("Work"), .isEnabled(model.isAllowed), .onTapTask { await model.work() }))
        Row(Button.with(.title("Forbid"), .onTap { model.isAllowed = false }))
        Row(Button.with(.title("Allow"), .onTap { model.isAllowed = true }))
        Row(Button.with(.title("Finish"), .onTap { model.finish() }))
      }
    }
  }
}

@MainActor final class BesideScene: Scene {
  var screen: Screen { Screen(title: "Beside") { Section("beside") { Row(Label.with(.text("Another place"))) } } }
}

enum PitfallsRoute: Route {
  case root, beside
  var path: Path { self == .root ? .root : "/beside" }
  static let paths = Paths<Self> {
    root; beside
  }
}

final class PitfallsCoordinator: Coordinator<PitfallsRoute> {
  private let model: PitfallsModel

  init(model: PitfallsModel) {
    self.model = model
    super.init()
  }

  override func placement(of route: PitfallsRoute) -> Placement<PitfallsRoute> {
    switch route {
    case .root: .root(PitfallsScene(model: self.model))
    case .beside: .push(BesideScene(), over: .root)
    }
  }
}
