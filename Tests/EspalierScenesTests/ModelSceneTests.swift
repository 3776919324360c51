import Espalier
import EspalierTesting
import Observation
import Testing

/// A view model behind a protocol drives the screen of a scene that knows the protocol alone.
@MainActor @Suite struct ModelSceneTests {
  let model = LiveGreetingModel()
  let app: TestApp

  init() async throws {
    let model = model
    let coordinator = GreetingCoordinator(factory: GreetingFactory { model })
    app = TestApp(Window(coordinator: coordinator, title: "Greetings"))
    try await app.open("/")
  }

  @Test func `what a person enters reaches the model, and what it says of it is read`() async throws {
    try await app.type("Eva", into: "Name")
    #expect(model.text == "Eva")
    #expect(ReadLines(try await app.text()).contains("Hello Eva"))
    #expect(ReadLines(try await app.text()).contains("Too short"))
    try await app.type("Eva Maria", into: "Name")
    #expect(!ReadLines(try await app.text()).contains("Too short"))
  }

  @Test func `the screen follows what the model changes by itself`() async throws {
    model.text = "Adam"
    try await app.settle()
    #expect(try await app.value(of: "Name") == "Adam")
    #expect(ReadLines(try await app.text()).contains("Hello Adam"))
  }

  @Test func `a change that the screen does not read tells the surface nothing`() async throws {
    let before = app.patchCount
    model.visits += 1
    try await app.settle()
    #expect(app.patchCount == before)
  }

  @Test func `another model behind the same protocol drives the same scene`() async throws {
    @MainActor final class FixedModel: GreetingModel {
      var text = "nobody"
      var isLongEnough: Bool { true }
    }
    let app = TestApp(
      Window(coordinator: GreetingCoordinator(factory: GreetingFactory { FixedModel() }), title: "Greetings"))
    try await app.open("/")
    #expect(ReadLines(try await app.text()).contains("Hello nobody"))
  }

  @Test func `trying again loads the view model again`() async throws {
    let scene = NamesScene()
    let app = TestApp(Window(coordinator: GreetingCoordinator(factory: SceneFactory { scene }), title: "Names"))
    try await app.open("/")
    #expect(try await app.text().contains("The line is cut."))
    scene.model.isDown = false
    try await app.tap("Try again")
    #expect(try await app.text().contains("Ada"))
  }

  @Test func `a factory makes a scene from what the place before hands on`() {
    let factory = GreetingFactory { [model] in model }
    let scene = factory.make(()) as? GreetingScene
    #expect(scene?.model === model)
    #expect(factory.make(()) as? GreetingScene !== scene, "a fresh one each time")
  }
}

struct LineCut: ExplainedError {
  var explanation: String? { "The line is cut." }
}

@MainActor protocol GreetingModel: ViewModel {
  var text: String { get set }
  var isLongEnough: Bool { get }
}

@MainActor @Observable final class LiveGreetingModel: GreetingModel {
  var text = ""
  var visits = 0
  var isLongEnough: Bool { text.count >= 5 }
}

@MainActor final class GreetingScene: ModelScene {
  let model: any GreetingModel
  init(model: any GreetingModel) { self.model = model }

  var screen: Screen {
    Screen(title: "Greeting") {
      Section("form", layout: .form) {
        Row(TextField.with(.label("Name"), .text(Binding(get: { self.model.text }, set: { self.model.text = $0 }))))
        Row(Label.with(.text("Hello \(model.text)")))
        if !model.isLongEnough { Row(Label.with(.text("Too short"))) }
      }
    }
  }
}

struct GreetingFactory: Factory {
  let makeModel: @MainActor () -> any GreetingModel
  func make(_ input: Void) -> any Presentable { GreetingScene(model: makeModel()) }
}

enum GreetingRoute: Route {
  case greeting
  var path: Path { .root }
  static let paths = Paths<Self> { greeting }
}

final class GreetingCoordinator: Coordinator<GreetingRoute> {
  private let factory: any Factory<Void>

  init(factory: any Factory<Void>) { self.factory = factory }

  override func placement(of route: GreetingRoute) -> Placement<GreetingRoute> { .root(self.factory.make(())) }
}

@MainActor @Observable private final class FailingModel: ViewModel {
  var names: Loadable<[String]> = .idle
  @ObservationIgnored var isDown = true
  func load() async {
    await Loadable.load(into: \.names, of: self) {
      if isDown { throw LineCut() }
      return ["Ada"]
    }
  }
}

@MainActor private final class NamesScene: ModelScene {
  let model = FailingModel()
  var screen: Screen {
    Screen(title: "Names") {
      whenLoaded(model.names) { names in Section("n") { for name in names { Row(Label.with(.text(name))) } } }
    }
  }
}
