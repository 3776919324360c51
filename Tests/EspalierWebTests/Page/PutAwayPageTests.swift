import EspalierFlows
import EspalierModules
import EspalierNavigation
import EspalierScreens
import EspalierViews
import EspalierTesting
import Logging
import Observation
import Testing

@testable import EspalierLivePage
@testable import EspalierWire

/// Tests that a page which ends while it is kept leaves a flow where it is, and that any other end takes the flow back.
@MainActor @Suite struct PutAwayPageTests {
  @Test(arguments: [PageEnding.expired, .version])
  func `a page that is kept leaves its flow where it is, and the page made after it goes on`(_ ending: PageEnding)
    async throws
  {
    let steps = Steps()
    var kept: PageState?
    do {
      let before = page(steps)
      before.join(first) { _ in }
      await before.window.settled()
      #expect(before.window.screen?.title == "Sure?")
      kept = before.kept
      before.leave()
      before.end(ending)
    }
    await steps.settle()
    let after = page(steps)
    after.restore(try #require(kept), isStored: true)
    after.join(PageJoin(lastPatch: 7, path: "/", firstEvent: 1, fields: [:])) { _ in }
    await after.window.settled()
    #expect(after.window.screen?.title == "Sure?")
    #expect(steps.log == ["read"])
  }

  @Test func `a page that ends because the person signs out takes its flow back`() async throws {
    let steps = Steps()
    do {
      let page = page(steps)
      page.join(first) { _ in }
      await page.window.settled()
      page.end(.signedOut)
    }
    await steps.settle()
    #expect(steps.log == ["read", "unread"])
  }

  @Test func `a page that no browser has joined takes its flow back`() async throws {
    let steps = Steps()
    do {
      let page = page(steps)
      _ = await page.firstPaint()
      await page.window.settled()
      page.end(.expired)
    }
    await steps.settle()
    #expect(steps.log == ["read", "unread"])
  }

  @Test func `a page that ends keeps the text that was typed last`() async throws {
    let scene = TypedScene()
    let coordinator = TypedCoordinator(scene)
    let window = Window(coordinator: coordinator, title: "Search")
    window.open(.root)
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
    page.join(first) { _ in }
    await window.settled()
    let field = try #require(nodes(of: window).first { $0.component.type == TextField.self })
    window.handle(.control(node: field.id, element: 0, .input, .text("rent")))
    await window.settled()
    #expect(scene.text.isEmpty)
    let count = page.changeCount
    _ = page.kept
    #expect(scene.text.isEmpty, "it is kept now and then while the person types")
    page.finishTyping()
    #expect(scene.text == "rent" && page.changeCount > count)
    let kept = try #require(page.kept)
    page.end(.expired)
    let next = TypedScene()
    let after = Window(coordinator: TypedCoordinator(next), title: "Search")
    after.restore(kept.state, scenes: kept.scenes)
    after.render()
    #expect(next.text == "rent")
  }

  private func nodes(of window: Window, in node: Int? = nil) -> [Node] {
    window.nodes(in: node).flatMap { [$0] + nodes(of: window, in: $0.id) }
  }

  private let first = PageJoin(lastPatch: 0, path: "/", firstEvent: 1, fields: [:])

  private func page(_ steps: Steps) -> WindowPage {
    let window = Window(coordinator: FlowCoordinator(steps), title: "Import")
    window.open(.root)
    return WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
  }
}

/// The record of what the steps of a flow have done and undone.
@MainActor private final class Steps {
  private(set) var log: [String] = []

  func add(_ entry: String) { log.append(entry) }

  /// Lets what is under way come to its end.
  func settle() async { for _ in 0..<1_000 { await Task.yield() } }

  var flow: Flow<Import> {
    Flow("Import") {
      Step("Read") { [self] _ in
        add("read")
      } undo: { [self] _ in
        add("unread")
      }
      UserStep("Ask", into: \.isSure) { _, answer in AskingScene(answer) }
    }
  }
}

private struct Import: Codable, Sendable { var isSure = false }

@MainActor private final class AskingScene: Scene {
  private let answer: FlowAnswer<Bool>
  init(_ answer: FlowAnswer<Bool>) { self.answer = answer }
  var screen: Screen { Screen(title: "Sure?") { Section("ask") { Row(Label.with(.text("?"))) } } }
}

private enum FlowRoute: Route {
  case start
  var path: Path { .root }
  static let paths = Paths<Self> { start }
}

private final class FlowCoordinator: Coordinator<FlowRoute> {
  private let steps: Steps
  init(_ steps: Steps) {
    self.steps = steps
    super.init()
  }
  override func placement(of route: FlowRoute) -> Placement<FlowRoute> {
    .root(FlowScene(FlowRun(self.steps.flow, state: Import())))
  }
}

@MainActor @Observable private final class TypedScene: Scene, StateRestoring {
  var text = ""
  @ObservationIgnored lazy var typed = Binding(self, \.text).debounced(for: .seconds(1), clock: ManualClock())
  var restorationState: String? { text }
  func restore(_ kept: String) { text = kept }
  var screen: Screen {
    Screen(title: "Search") { Section("field") { Row(TextField.with(.label("Text"), .text(typed))) } }
  }
}

private final class TypedCoordinator: Coordinator<FlowRoute> {
  private let scene: TypedScene
  init(_ scene: TypedScene) {
    self.scene = scene
    super.init()
  }
  override func placement(of route: FlowRoute) -> Placement<FlowRoute> { .root(self.scene) }
}
