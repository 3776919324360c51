import Espalier
import EspalierTesting
import Synchronization
import Testing

/// Tests that connectors and telemetry are told the pattern of a plug-in's address, and never the values.
@MainActor @Suite struct PatternTests {
  @Test func aPlaceOfAPlugInIsToldByThePrefixAndThePlugInsOwnPattern() async throws {
    let told = Told()
    let host = AppHost(try PatternApp(told: told))
    await host.start()
    let window = await host.makeWindow(for: Visitor())
    for path: Path in ["/", "/features/soup/4711", "/features/hot/bread"] {
      window.open(path)
      window.render()
    }
    window.close()
    await host.stop()
    #expect(told.appeared == ["/", "/features/soup/{Int}", "/features/hot/bread"])
    #expect(told.disappeared == told.appeared)
  }

  @Test func telemetrySaysTheSamePatternFromTheFirstRenderOfThePlaceOn() async throws {
    let recorder = TelemetryRecorder()
    let host = AppHost(try PatternApp(told: Told(), recorder: recorder))
    await host.start()
    let app = TestApp(await host.makeWindow(for: Visitor()))
    try await app.open("/features/soup/4711")
    try await app.tap("Dish 7")
    app.window.close()
    await host.stop()
    let patterns = recorder.events.filter { $0.kind == .render || $0.kind == .patch }.map(\.place.pattern)
    #expect(patterns.contains("/features/soup/{Int}"))
    #expect(recorder.events.filter { $0.kind == .event }.last?.place.pattern == "/features/soup/{Int}")
    #expect(!recorder.events.contains { $0.place.pattern?.contains("4711") == true })
  }

  @Test func theNextWindowOfTheHostKnowsThePatternsToo() async throws {
    let told = Told()
    let host = AppHost(try PatternApp(told: told))
    await host.start()
    for _ in 0..<2 {
      let window = await host.makeWindow(for: Visitor())
      window.open("/features/soup/4711")
      window.render()
      window.close()
    }
    await host.stop()
    #expect(told.appeared == ["/features/soup/{Int}", "/features/soup/{Int}"])
  }

  @Test func plugInsThatWereAskedForBeforeThereWasAWindowAreKnownInIt() async throws {
    let told = Told()
    let host = AppHost(try PatternApp(told: told, asksEarly: true))
    await host.start()
    let window = await host.makeWindow(for: Visitor())
    window.open("/features/soup/4711")
    window.render()
    window.close()
    await host.stop()
    #expect(told.appeared == ["/features/soup/{Int}"])
  }
}

private final class Told: Connector {
  private let received = Mutex<[LifecycleEvent]>([])
  let events = LifecycleEvents.screens

  func receive(_ event: LifecycleEvent) async throws { received.withLock { $0.append(event) } }

  var appeared: [String] {
    received.withLock { $0 }.compactMap { if case .screenAppeared(let pattern) = $0 { pattern } else { nil } }
  }
  var disappeared: [String] {
    received.withLock { $0 }.compactMap { if case .screenDisappeared(let pattern) = $0 { pattern } else { nil } }
  }
}

private enum PatternRoute: Route {
  case start
  case plugIn(PlugInRoute)

  var path: Path {
    switch self {
    case .start: "/"
    case .plugIn(let route): "/features" + route.path
    }
  }

  static let paths = Paths<Self> {
    start; plugIn
  }
}

private final class PatternShell: Feature<PlugIns<any KitchenShell>, PatternRoute> {
  lazy var plugIns = attach(PluggedIn(scope, shell: Kitchen()), as: PatternRoute.plugIn)

  override func placement(of route: PatternRoute) -> Placement<PatternRoute> {
    switch route {
    case .start: .root(DishScene("Start"))
    case .plugIn(let route): .child(self.plugIns, route, in: .push(over: .start))
    }
  }
}

private struct PatternApp: App {
  let told: Told
  let recorder: TelemetryRecorder
  let asksEarly: Bool
  let plugIns: PlugIns<any KitchenShell>
  var connectors: [any Connector] { [told, recorder] }

  init(told: Told, recorder: TelemetryRecorder = TelemetryRecorder(), asksEarly: Bool = false) throws {
    (self.told, self.recorder, self.asksEarly) = (told, recorder, asksEarly)
    plugIns = try PlugIns {
      DishPlugIn("soup")
      DishPlugIn("bread", prefix: "/hot/bread")
    }
  }

  func root(for visitor: Visitor) -> PatternShell {
    let shell = PatternShell(scope: plugIns)
    if asksEarly { _ = shell.plugIns.entries(in: .menu) }
    return shell
  }
}
