import Espalier
import EspalierTesting
import Logging
import Observation
import Testing

@testable import EspalierLivePage
@testable import EspalierWire

/// Tests of half-typed text on a page that is made again while its screen is still loading.
@MainActor @Suite struct FieldReplayTests {
  /// The text that a person had typed, and the server had heard and not stored.
  private let typed = PageJoin.Field(value: "Bakery", before: "Baker", known: "Bakery")

  /// The key by which a browser names the only field.
  private func key() async throws -> String {
    let scene = NameScene { "Baker" }
    let window = Window(coordinator: NameCoordinator(scene), title: "Name")
    window.open(.root)
    await window.settled()
    func find(_ nodes: [Node]) -> Node? {
      for node in nodes {
        if node.component.type == TextField.self { return node }
        if let found = find(window.nodes(in: node.id)) { return found }
      }
      return nil
    }
    return try "\(#require(find(window.nodes(in: nil))).path)/0"
  }

  @MainActor private final class Shown {
    let scene: NameScene
    let page: WindowPage
    private(set) var frames: [String] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(clock: any MainClock = ManualClock(), load: @escaping @MainActor () async -> String) {
      scene = NameScene(load)
      let window = Window(coordinator: NameCoordinator(scene), title: "Name")
      window.open(.root)
      page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"), clock: clock)
    }

    func join(_ fields: [String: PageJoin.Field]) {
      page.join(PageJoin(lastPatch: 7, path: "/", firstEvent: 1, fields: fields)) { [weak self] frame in
        guard let self else { return }
        frames.append(frame)
        for one in waiting { one.resume() }
        waiting = []
      }
    }

    func nextFrame() async { await withCheckedContinuation { waiting.append($0) } }
  }

  @Test func `what was typed is put back into a field that comes only when its screen has loaded`() async throws {
    let gate = AsyncStream.makeStream(of: Void.self)
    let shown = Shown {
      for await _ in gate.stream {}
      return "Baker"
    }
    shown.join([try await key(): typed])
    #expect(shown.frames.isEmpty, "its browser would say that the text is lost")
    gate.continuation.finish()
    await shown.nextFrame()
    #expect(shown.scene.name == "Bakery")
    #expect(shown.frames.count == 1 && shown.frames[0].contains("Bakery"))
  }

  @Test func `a screen that goes on loading is shown after three seconds`() async throws {
    let clock = ManualClock()
    let gate = AsyncStream.makeStream(of: Void.self)
    let shown = Shown(clock: clock) {
      for await _ in gate.stream {}
      return "Baker"
    }
    shown.join([try await key(): typed])
    clock.advance(by: .seconds(3))
    #expect(shown.frames.count == 1)
    gate.continuation.finish()
  }

  @Test func `a field that is there after three seconds has its text, whatever else is loading`() async throws {
    let clock = ManualClock()
    let shown = Shown(clock: clock) { "Baker" }
    let gate = AsyncStream.makeStream(of: Void.self)
    shown.page.window.start { for await _ in gate.stream {} }
    shown.join([try await key(): typed])
    #expect(shown.frames.isEmpty)
    while shown.scene.name == nil { await Task.yield() }
    clock.advance(by: .seconds(3))
    #expect(shown.scene.name == "Bakery" && shown.frames.count == 1)
    gate.continuation.finish()
  }

  @Test func `text that somebody else has changed meanwhile is left as it is`() async throws {
    let shown = Shown { "Butcher" }
    shown.join([try await key(): typed])
    if shown.frames.isEmpty { await shown.nextFrame() }
    #expect(shown.scene.name == "Butcher")
  }
}

/// A name that is loaded before there is a field for it.
@MainActor @Observable private final class NameScene: Scene {
  var name: String?
  @ObservationIgnored private let loading: @MainActor () async -> String

  init(_ loading: @escaping @MainActor () async -> String) { self.loading = loading }

  func load() async { name = await loading() }

  var screen: Screen {
    Screen(title: "Name") {
      if let name {
        Section("name", layout: .form) {
          Row(TextField.with(.label("Name"), .text(Binding(get: { name }, set: { [weak self] in self?.name = $0 }))))
            .id("name")
        }
      }
    }
  }
}

private enum NameRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

private final class NameCoordinator: Coordinator<NameRoute> {
  private let scene: NameScene
  init(_ scene: NameScene) { self.scene = scene }
  override func placement(of route: NameRoute) -> Placement<NameRoute> { .root(self.scene) }
}
