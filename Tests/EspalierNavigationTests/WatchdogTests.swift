import Espalier
import EspalierTesting
import Foundation
import Synchronization
import Testing

/// A handler that holds the main actor is reported while it does, by name.
@MainActor @Suite struct WatchdogTests {
  private enum Handler {
    case now(@MainActor @Sendable () throws -> Void)
    case later(@MainActor @Sendable () async throws -> Void)
  }

  /// A scene with a button for each handler.
  private final class Buttons: Scene {
    let work: [String: Handler]
    init(_ work: [String: Handler]) { self.work = work }
    var screen: Screen {
      Screen(title: "Buttons") {
        Section("buttons") {
          for (title, work) in work.sorted(by: { $0.key < $1.key }) {
            switch work {
            case .now(let work): Row(Button.with(.title(title), .onTap(work)))
            case .later(let work): Row(Button.with(.title(title), .onTapTask(work)))
            }
          }
        }
      }
    }
  }

  private final class Home: Module<Void> {}

  private final class Payment: Module<Void> {
    private(set) lazy var coordinator = own(PaymentCoordinator())
  }

  private final class PaymentCoordinator: Coordinator<AccountsRoute> {
    var work: [String: Handler] = [:]
    var whenShown: () -> Void = {}
    override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> { .root(self.makeButtons()) }

    private func makeButtons() -> Buttons {
      whenShown()
      return Buttons(work)
    }
  }

  private final class Reports: Sendable {
    private let all = Mutex<[WatchdogReport]>([])
    var count: Int { all.withLock { $0.count } }
    var first: WatchdogReport? { all.withLock { $0.first } }
    func add(_ report: WatchdogReport) { all.withLock { $0.append(report) } }
  }

  private let clock = TestClock()
  private let reports = Reports()
  private let watchdog: Watchdog
  private let home = Home(scope: ())
  private let payment = Payment(scope: ())

  init() throws {
    watchdog = Watchdog(bound: .seconds(1), clock: clock) { [reports] in reports.add($0) }
    try home.attach(payment, key: 7)
  }

  /// Runs the watchdog beside an app with these buttons.
  private func run(
    _ work: [String: Handler], watched: Bool = true, _ body: (TestApp) async throws -> Void
  ) async throws {
    payment.coordinator.work = work
    let window = Window(coordinator: payment.coordinator, title: "App", owner: home)
    if watched { window.watchdog = watchdog }
    let app = TestApp(window)
    try await app.open("/")
    // Other tests keep the threads busy for minutes on a slow machine. This task must run while the main actor is held.
    let service = Task.detached(priority: .high) { [watchdog] in try await watchdog.run() }
    try await body(app)
    service.cancel()
    await #expect(throws: CancellationError.self) { try await service.value }
    window.close()
  }

  /// Lets the watchdog's time pass while the main actor is held; how many times it looked.
  nonisolated private static func step(_ clock: TestClock, times: Int, until isOver: () -> Bool = { false }) -> Int {
    let end = ContinuousClock.now.advanced(by: .seconds(240))
    var steps = 0
    while steps < times, !isOver(), ContinuousClock.now < end {
      if clock.sleeperCount > 0 {
        clock.advance(by: .milliseconds(250))
        steps += 1
      }
      sched_yield()
    }
    return steps
  }

  @Test func `it is told while the handler still holds the actor, with module, place and event`() async throws {
    var wasTold = false
    let hold: Handler = .now { [clock, reports] in
      _ = Self.step(clock, times: 1_000) { reports.count > 0 }
      wasTold = reports.count == 1
    }
    try await run(["Hold": hold]) { try await $0.tap("Hold") }
    #expect(wasTold)
    let report = try #require(reports.first)
    #expect(report.work.count == 1)
    #expect(report.work.first?.module == "Home/Payment[7]")
    #expect(report.work.first?.scene == "Buttons")
    #expect(report.work.first?.place == .root)
    #expect(report.work.first?.event == .control(.tap))
    #expect(report.elapsed >= .seconds(1) && report.elapsed <= .milliseconds(1_500))
    #expect(report.description.contains("tap at / (Buttons) of Home/Payment[7]"))
  }

  @Test func `a handler is told once, however long it goes on`() async throws {
    let hold: Handler = .now { [clock] in _ = Self.step(clock, times: 40) }
    try await run(["Hold": hold]) { app in
      try await app.tap("Hold")
      #expect(reports.count == 1)
      try await app.tap("Hold")
      #expect(reports.count == 2)
    }
  }

  @Test func `a handler that raised another event is the one that is told, once that is over`() async throws {
    final class Shown { weak var window: Window? }
    let shown = Shown()
    let hold: Handler = .now { [clock, reports] in
      shown.window?.handle(.open("/1"))
      _ = Self.step(clock, times: 1_000) { reports.count > 0 }
    }
    try await run(["Hold": hold]) { app in
      shown.window = app.window
      try await app.tap("Hold")
    }
    #expect(reports.first?.work.map(\.event) == [.control(.tap)])
    #expect(reports.first?.work.first?.scene == "Buttons")
  }

  @Test func `a link that takes long is told with where it leads`() async throws {
    try await run([:]) { app in
      payment.coordinator.whenShown = { [clock, reports] in
        _ = Self.step(clock, times: 1_000) { reports.count > 0 }
      }
      app.window.handle(.open("/7?text=typed"))
    }
    let work = try #require(reports.first?.work.first)
    #expect(work.event == .open && work.place == "/7?text=typed" && work.module == "Home/Payment[7]")
    #expect(reports.first?.description.contains("open at /7 of Home/Payment[7]") == true, "nothing that was entered")
  }

  @Test func `handlers that are quick are not told, however many they are`() async throws {
    let quick: Handler = .now { [clock] in _ = Self.step(clock, times: 1) }
    try await run(["Quick": quick]) { app in
      for _ in 0..<20 { try await app.tap("Quick") }
    }
    #expect(reports.count == 0)
  }

  @Test func `a main actor that is free is not told, however long nothing happens`() async throws {
    try await run([:]) { _ in
      for _ in 0..<20 {
        while clock.sleeperCount == 0 { await Task.yield() }
        clock.advance(by: .milliseconds(250))
        for _ in 0..<20 { await Task.yield() }
      }
    }
    #expect(reports.count == 0)
  }

  @Test func `a handler that waits and then holds the actor is told`() async throws {
    let hold: Handler = .later { [clock, reports] in
      await Task.yield()
      _ = Self.step(clock, times: 1_000) { reports.count > 0 }
    }
    try await run(["Hold": hold]) { try await $0.tap("Hold") }
    #expect(reports.count == 1)
    #expect(reports.first?.work.map(\.event) == [.control(.tap)])
    #expect(reports.first?.work.first?.module == "Home/Payment[7]")
  }

  @Test func `what no window began is told without a name`() async throws {
    try await run([:]) { _ in
      while clock.sleeperCount == 0 { await Task.yield() }
      _ = Self.step(clock, times: 1_000) { [reports] in reports.count > 0 }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.work.isEmpty == true)
    #expect(reports.first?.description.contains("something that no handler began") == true)
  }
}
