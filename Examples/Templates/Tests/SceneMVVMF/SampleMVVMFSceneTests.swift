import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// The screen over its own view model, and over another one.
@MainActor @Suite struct SampleMVVMFSceneTests {
  @Test func `a person can go on once the text is long enough`() {
    let model = LiveSampleMVVMFViewModel(name: "Ada")
    model.text = "four"
    #expect(!model.canContinue && model.hint.contains("5"))
    model.text = "fives"
    #expect(model.canContinue)
  }

  @Test func `the factory hands the name over to a fresh view model each time`() throws {
    let factory: any Factory<String> = SampleMVVMFFactory { _ in }
    let one = try #require(factory.make("Ada").visibleScene as? SampleMVVMFScene)
    let other = try #require(factory.make("Grace").visibleScene as? SampleMVVMFScene)
    one.model.text = "typed"
    #expect(one.model.name == "Ada" && other.model.name == "Grace" && other.model.text.isEmpty)
  }

  @Test func `the scene leads on by the factory of another screen, with the text`() async throws {
    var shown: [any Presentable] = []
    let model = FixedViewModel()
    model.text = "a text"
    let next = SceneFactory<String> { NextScene($0) }
    let scene = SampleMVVMFScene(model: model, next: next) { shown.append($0) }
    let app = TestApp(Window(coordinator: OnlyCoordinator(scene), title: "SampleMVVMF"))
    try await app.open("/")
    try await app.tap("Continue")
    #expect((shown.first as? NextScene)?.text == "a text" && shown.count == 1)
  }

  @Test func `the scene shows whatever view model it is given`() {
    let scene = SampleMVVMFScene(model: FixedViewModel(), next: SceneFactory<String> { NextScene($0) }) { _ in }
    #expect(scene.screen.snapshot().text.contains("A fixed name"))
  }
}

@MainActor private final class NextScene: Scene {
  let text: String
  init(_ text: String) { self.text = text }
  var screen: Screen { Screen(title: text) {} }
}

private enum OnlyRoute: Route {
  case only
  var path: Path { "/" }
  static let paths = Paths<Self> { only }
}

private final class OnlyCoordinator: Coordinator<OnlyRoute> {
  private let scene: SampleMVVMFScene
  init(_ scene: SampleMVVMFScene) { self.scene = scene }
  override func placement(of route: OnlyRoute) -> Placement<OnlyRoute> { .root(self.scene) }
}

@MainActor private final class FixedViewModel: SampleMVVMFViewModel {
  let name = "A fixed name"
  var text = ""
  let canContinue = true
  let hint = ""
}
