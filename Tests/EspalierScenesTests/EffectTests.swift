import Espalier
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Work under a name: the newest wins, or the first; and it ends with its scene.
@MainActor @Suite struct EffectTests {
  let effects = Effects()

  @Test func `of work under one name the newest goes on, and the older is cancelled`() async throws {
    let (gate, left) = (Gate(), Gate())
    var ended: [String] = []
    effects.latest("search") {
      await gate.pass()
      ended.append(Task.isCancelled ? "first, cancelled" : "first")
      left.open()
    }
    await gate.reached()
    effects.latest("search") { ended.append("second") }
    try await effects.finished()
    gate.open()
    await left.pass()
    #expect(ended == ["second", "first, cancelled"])
  }

  @Test func `work that is under way is not begun twice, and can be begun again afterwards`() async throws {
    let gate = Gate()
    var count = 0
    let work: @MainActor () async throws -> Void = {
      count += 1
      await gate.pass()
    }
    #expect(effects.single("save", work))
    #expect(!effects.single("save", work))
    #expect(effects.isRunning("save"))
    gate.open()
    try await effects.finished()
    #expect(count == 1 && !effects.isRunning("save"))
    #expect(effects.single("save", work))
    try await effects.finished()
    #expect(count == 2)
  }

  @Test func `two names do not concern each other`() async throws {
    let gate = Gate()
    effects.single("a") { await gate.pass() }
    #expect(effects.single("b") {})
    effects.cancel("b")
    #expect(effects.isRunning("a"))
    gate.open()
    try await effects.finished()
  }

  @Test func `without a window an error is thrown to whoever waits, once`() async throws {
    effects.single("fail") { throw Broken() }
    await #expect(throws: Broken.self) { try await effects.finished() }
    try await effects.finished()
  }

  @Test func `a window waits for effects, and shows what one throws`() async throws {
    let model = EffectModel()
    let app = TestApp(Window(coordinator: EffectCoordinator { EffectScene(model) }, title: "Effects"))
    try await app.open("/")
    try await app.tap("Find")
    #expect(try await app.text().contains("Found"))
    try await app.tap("Break")
    #expect(try await app.text().contains("The line is cut."))
  }

  @Test func `a scene that goes cancels its effects, and none begins after it`() async throws {
    let model = EffectModel()
    let window = Window(coordinator: EffectCoordinator { EffectScene(model) }, title: "Effects")
    window.open("/")
    window.render()
    var wasCancelled = false
    let (gate, left) = (Gate(), Gate())
    model.effects.latest("wait") {
      await gate.pass()
      wasCancelled = Task.isCancelled
      left.open()
    }
    await gate.reached()
    window.close()
    gate.open()
    await left.pass()
    #expect(wasCancelled)
    #expect(!model.effects.single("late") {})
    #expect(!model.effects.isRunning("late"))
  }
}

private struct Broken: ExplainedError {
  var explanation: String? { "The line is cut." }
}

@MainActor @Observable private final class EffectModel: ViewModel, EffectRunning {
  @ObservationIgnored let effects = Effects()
  private(set) var text = ""

  func find() {
    effects.latest("find") { [weak self] in
      await Task.yield()
      self?.text = "Found"
    }
  }

  func fail() { effects.single("fail") { throw Broken() } }
}

@MainActor private final class EffectScene: ModelScene {
  let model: EffectModel
  init(_ model: EffectModel) { self.model = model }

  var screen: Screen {
    Screen(title: "Effects") {
      Section("s") {
        Row(Label.with(.text(model.text)))
        Row(Button.with(.title("Find"), .onTap { [model] in model.find() }))
        Row(Button.with(.title("Break"), .onTap { [model] in model.fail() }))
      }
    }
  }
}

private final class EffectCoordinator: Coordinator<GreetingRoute> {
  private let make: @MainActor () -> any Scene
  init(_ make: @escaping @MainActor () -> any Scene) { self.make = make }
  override func placement(of route: GreetingRoute) -> Placement<GreetingRoute> { .root(self.make()) }
}
