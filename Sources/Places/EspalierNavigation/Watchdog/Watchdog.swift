internal import EspalierBase
internal import Synchronization

/// Notices a handler that holds the main actor for too long, while it still holds it.
///
/// All sessions of a process share one main actor, so a handler that computes for seconds, or for ever, stops them all.
/// A surface runs a watchdog beside its windows (the web server does, see `WebConfiguration`); where there is none:
///
/// ```swift
/// let watchdog = Watchdog(bound: .seconds(1)) { report in logger.warning("\(report)") }
/// window.watchdog = watchdog
/// try await watchdog.run()  // a service: until its task is cancelled
/// ```
///
/// It runs beside the main actor: some times within the bound it asks the main actor for a sign, and reports when none
/// has come for longer than the bound and no other event was begun or ended meanwhile. Each stay is reported once.
///
/// - Isolation: any. ``run()`` stays off the main actor, and `report` is called there.
/// - Cost: some 100 ns an event, for a lock that nobody else holds; nothing is allocated.
public final class Watchdog: Sendable {
  /// The longest time that the main actor may be held.
  public let bound: Duration
  private let clock: ElapsedClock
  private let report: @Sendable (WatchdogReport) -> Void
  private let state = Mutex(State())

  private struct State {
    /// The work that a window began last; it is under way only while ``Watchdog/progress`` says so.
    var current: WatchedWork?
    /// Handlers that take their time and have not returned; one of them may hold the actor after it has waited.
    var underWay: [Int: WatchedWork] = [:]
    var next = 0
    var isAsked = false
  }

  /// Counts all beginnings and ends in the upper bits, and in the lower ones the events that are being carried out:
  /// one, or more if a handler raises another. So the end of an event needs no lock.
  private let progress = Atomic<Int>(0)
  private static let change = 1 << 16

  /// Makes a watchdog; it watches while ``run()`` does.
  ///
  /// - Parameters:
  ///   - bound: The longest time that the main actor may be held.
  ///   - clock: The clock that measures it.
  ///   - report: Told once of each stay that is longer, off the main actor, while it lasts.
  public init(
    bound: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @Sendable (WatchdogReport) -> Void
  ) {
    self.clock = ElapsedClock(clock)
    self.bound = bound
    self.report = report
  }

  /// Watches until its task is cancelled, and then throws `CancellationError`.
  @concurrent public func run() async throws {
    var known = -1
    var since = clock.now
    var reported = -1
    while true {
      try await clock.sleep(for: bound / 4)
      let now = clock.now
      let changes = progress.load(ordering: .acquiring)
      let (isAnswered, isCertain, work) = state.withLock { state in
        let isAnswered = !state.isAsked
        state.isAsked = true
        let current = changes % Self.change > 0 ? state.current : nil
        let underWay = state.underWay.sorted { $0.key < $1.key }.map(\.value)
        return (isAnswered, current != nil, current.map { [$0] } ?? underWay)
      }
      if isAnswered { ask() }
      // What was read must be of one moment.
      if isAnswered || changes != known || changes != progress.load(ordering: .acquiring) {
        known = changes
        since = now
        reported = -1
      } else if now - since >= bound, reported != changes {
        reported = changes
        report(WatchdogReport(elapsed: now - since, work: work.map(\.description), isCertain: isCertain))
      }
    }
  }

  /// The answer comes as soon as the main actor is free.
  private func ask() {
    Task { @MainActor [weak self] in self?.state.withLock { $0.isAsked = false } }
  }

  // MARK: Told by windows

  /// Notes what a window begins to carry out; returns what it interrupts, to be given to ``end(_:)``.
  @MainActor func begin(_ work: WatchedWork) -> WatchedWork? {
    let isWithin = progress.load(ordering: .relaxed) % Self.change > 0
    let outer = state.withLock { state in
      let outer = isWithin ? state.current : nil
      state.current = work
      return outer
    }
    progress.wrappingAdd(Self.change + 1, ordering: .releasing)
    return outer
  }

  /// Notes that a window has carried out what it began last.
  @MainActor func end(_ outer: WatchedWork?) {
    if let outer { state.withLock { $0.current = outer } }
    progress.wrappingAdd(Self.change - 1, ordering: .releasing)
  }

  /// Notes a handler that takes its time.
  @MainActor func beginWaiting(_ work: WatchedWork) -> Int {
    state.withLock { state in
      state.next += 1
      state.underWay[state.next] = work
      progress.wrappingAdd(Self.change, ordering: .releasing)
      return state.next
    }
  }

  @MainActor func endWaiting(_ number: Int) {
    state.withLock { state in
      state.underWay[number] = nil
      progress.wrappingAdd(Self.change, ordering: .releasing)
    }
  }
}

/// One event at one place.
struct WatchedWork: Sendable {
  let place: WatchedPlace
  let event: WatchdogReport.Event

  var description: WatchdogReport.Work {
    .init(module: place.module, scene: place.scene, place: place.path, event: event)
  }
}

/// The place in sight in a window, made when that changes so that an event need only refer to it.
final class WatchedPlace: Sendable {
  let module: String
  let scene: String
  let path: Path

  init(module: String, scene: String, path: Path) {
    self.module = module
    self.scene = scene
    self.path = path
  }
}
