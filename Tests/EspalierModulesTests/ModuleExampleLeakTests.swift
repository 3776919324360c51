import Espalier
import EspalierTesting
import Testing

/// The patterns that the examples show cannot hold a module: each is written as there, detached, and gone.
@MainActor @Suite(.detectsLeaks) struct ModuleExampleLeakTests {
  private enum FeedRoute: Route {
    case list
    var path: Path { .root }
    static let paths = Paths<Self> { list }
  }

  private final class FeedScope: RootScope {
    var refreshed = 0
    func refresh() async throws { refreshed += 1 }
  }

  private final class FeedCoordinator: Coordinator<FeedRoute> {
    let scope: FeedScope
    init(scope: FeedScope) { self.scope = scope }
    override func placement(of route: FeedRoute) -> Placement<FeedRoute> {
      .root(FeedScene(model: FeedModel(scope: self.scope)))
    }
  }

  @MainActor private final class FeedModel {
    let scope: FeedScope
    var onDone: (() -> Void)?
    init(scope: FeedScope) { self.scope = scope }
  }

  private final class FeedScene: Scene {
    let model: FeedModel
    init(model: FeedModel) { self.model = model }
    var screen: Screen {
      Screen(title: "Feed") {
        Section("refresh") {
          Row(Button.with(.title("Refresh"), .onTapTask { [model] in try await model.scope.refresh() }))
        }
      }
    }
  }

  private final class FeedModule: Module<FeedScope> {
    private(set) lazy var coordinator = own(FeedCoordinator(scope: scope))
    private(set) lazy var model = own(FeedModel(scope: scope))
  }

  private final class Root: Module<Void> {}

  private func detachFeed(_ use: (FeedModule) async throws -> Void) async throws {
    let root = Root(scope: ())
    let feed = try root.attach(FeedModule(scope: FeedScope()))
    root.activate()
    try await use(feed)
    root.detach(feed)
  }

  @Test func `a module and the coordinator that it owns`() async throws {
    try await detachFeed { $0.coordinator.move(to: .list) }
  }

  @Test func `a module whose window was used and closed`() async throws {
    let root = Root(scope: ())
    let feed = try root.attach(FeedModule(scope: FeedScope()))
    let window = Window(coordinator: feed.coordinator, title: "Feed", owner: root)
    window.open(.root)
    let app = TestApp(window)
    try await app.tap("Refresh")
    #expect(feed.scope.refreshed == 1)
    window.close()
  }

  @Test func `a handler that captures the module weakly`() async throws {
    try await detachFeed { feed in
      feed.model.onDone = { [weak feed] in feed?.provide(7) }
      feed.model.onDone?()
      #expect(feed.context(Int.self) == 7)
    }
  }

  @Test func `a task that captures the scope`() async throws {
    try await detachFeed { feed in feed.run { [scope = feed.scope] in try await scope.refresh() } }
  }

  @Test func `a task that captures the module, for as long as it runs`() async throws {
    try await detachFeed { feed in
      feed.run {
        while !Task.isCancelled { await Task.yield() }
        _ = feed
      }
    }
  }

  @Test func `a child whose builder captures its parent, which goes`() async throws {
    try await detachFeed { feed in
      try feed.attach(key: "kept", restart: .upTo(1, within: .seconds(1))) { Root(scope: { _ = feed }()) }
      try feed.attachLazily(key: "lazy") { Root(scope: { _ = feed }()) }
    }
  }

  @Test func `a context, and a look-up that found a neighbour`() async throws {
    try await detachFeed { feed in
      feed.provide("a context")
      #expect(feed.nearest(Root.self) === feed.parent)
    }
  }
}
