import Espalier
import EspalierBase
import Observation
import Testing

/// Tests of a window that prepares a place ahead: the place is made and loaded, and nobody is told that it was seen.
@MainActor @Suite struct PreparedWindowTests {
  @Test func `a place is made and loaded, and no one is told that it appeared`() async throws {
    let coordinator = AppCoordinator()
    coordinator.homeLoading = { coordinator.log.add("loaded") }
    let window = Preparation.$isUnderWay.withValue(true) { Window(coordinator: coordinator, title: "Wallet") }
    window.observe(.navigation { coordinator.log.add("observed \($0)") })
    window.observe(.visibility { coordinator.log.add("seen \($0)") })
    window.observe(.closing { coordinator.log.add("closed") })
    window.open(.root)
    window.render()
    await window.settled()
    window.isVisible = false
    let made = coordinator.log.take()
    #expect(made.contains("made Home") && made.contains("loaded") && made.contains("screen Home"))
    #expect(!made.contains("+Home") && !made.contains { $0.hasPrefix("observed") || $0.hasPrefix("seen") })
    window.close()
    let ended = coordinator.log.take()
    #expect(ended.contains("closed") && !ended.contains("-Home"))
  }

  @Test func `a scene has its first and its last hook, and no effect`() async throws {
    let scene = EffectScene()
    let window = Preparation.$isUnderWay.withValue(true) {
      Window(coordinator: ShowingCoordinator(scene), title: "Wallet")
    }
    window.open(.root)
    window.render()
    await window.settled()
    #expect(window.screen?.title == "Loaded")
    window.close()
    await Task.yield()
    #expect(scene.calls == ["didLoad", "load", "didEnd"])
  }

  @Test func `what a scene reads changes its screen, as in any window`() async {
    let scene = PlaceScene("Account", log: Log())
    let window = Preparation.$isUnderWay.withValue(true) {
      Window(coordinator: ShowingCoordinator(scene), title: "Wallet")
    }
    window.open(.root)
    window.render()
    scene.subtitle = "three"
    await window.settled()
    #expect(window.screen?.subtitle == "three")
    #expect(!scene.log.take().contains { $0.hasPrefix("+") })
  }
}

@MainActor @Observable private final class EffectScene: Scene, EffectRunning {
  private var title = ""
  private(set) var calls: [String] = []
  @ObservationIgnored let effects = Effects()

  var screen: Screen { Screen(title: title) {} }
  func didLoad() {
    calls.append("didLoad")
    effects.single("count") { [weak self] in self?.calls.append("effect") }
  }
  func willAppear() { calls.append("willAppear") }
  func didAppear() { calls.append("didAppear") }
  func willDisappear() { calls.append("willDisappear") }
  func didDisappear() { calls.append("didDisappear") }
  func didEnd() { calls.append("didEnd") }
  func load() async {
    calls.append("load")
    title = "Loaded"
  }
}

private final class ShowingCoordinator: Coordinator<ShowingCoordinator.Place> {
  enum Place: Route {
    case home
    var path: Path { .root }
    static let paths = Paths<Self> { home }
  }

  private let scene: any Scene

  init(_ scene: any Scene) { self.scene = scene }

  override func placement(of route: Place) -> Placement<Place> { .root(self.scene) }
}
