internal import EspalierBase
internal import Synchronization

/// A monitor that reports a handler that blocks the main actor for too long. It reports while the handler still runs.
///
/// All sessions of a process share one main actor, so a handler that computes for seconds, or without end, stops them
/// all. A surface runs a watchdog for its windows (the web server does, see `WebConfiguration`). On a surface without
/// one:
///
/// ```swift
/// let watchdog = Watchdog(bound: .seconds(1)) { report in logger.warning("\(report)") }
/// window.watchdog = watchdog
/// try await watchdog.run()  // a service: until its task is cancelled
/// ```
///
/// It runs off the main actor. Several times within the bound it requests a sign of life from the main actor. It
/// reports if none arrives for longer than the bound, and no other event began or ended meanwhile. Each blocking is
/// reported once.
///
/// - Isolation: Any. ``run()`` stays off the main actor, and `report` is called there.
/// - Cost: About 100 ns for each event, for a lock without contention; nothing is allocated.
public final class Watchdog: Sendable {
  /// The longest time that the main actor may be blocked.
  public let bound: Duration
  private let clock: ElapsedClock
  private let report: @Sendable (WatchdogReport) -> Void
  private let state = Mutex(State())

  private struct State {
    /// The work that a window began last. If the lower bits of ``Watchdog/progress`` are 0, this work has already
    /// ended.
    var current: WatchedWork?
    /// The asynchronous handlers that have not returned. Each may block the main actor after it has waited.
    var underWay: [Int: WatchedWork] = [:]
    var next = 0
    var isAsked = false
  }

  /// The counts of the watched events. The upper bits count all beginnings and ends. The lower bits count the events in
  /// progress, of which there are several if a handler raises another event.
  ///
  /// The end of an event therefore needs no lock.
  private let progress = Atomic<Int>(0)
  private static let change = 1 << 16

  /// Creates a watchdog, which monitors while ``run()`` runs.
  ///
  /// - Parameters:
  ///   - bound: The longest time that the main actor may be blocked.
  ///   - clock: The clock that measures the time.
  ///   - report: Receives a report once for each blocking that is longer, off the main actor, while it lasts.
  public init(
    bound: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @Sendable (WatchdogReport) -> Void
  ) {
    self.clock = ElapsedClock(clock)
    self.bound = bound
    self.report = report
  }

  /// Monitors the main actor until the task is cancelled, and then throws `CancellationError`.
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
      // The values must have been read at one moment.
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

  /// Sends a request to the main actor, which answers as soon as it is free.
  private func ask() {
    Task { @MainActor [weak self] in self?.state.withLock { $0.isAsked = false } }
  }

  // MARK: Calls from windows

  /// Records that a window begins work. Returns the interrupted work, which the caller passes to ``end(_:)``.
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

  /// Records that a window has completed the work that it began last.
  @MainActor func end(_ outer: WatchedWork?) {
    if let outer { state.withLock { $0.current = outer } }
    progress.wrappingAdd(Self.change - 1, ordering: .releasing)
  }

  /// Records that an asynchronous handler has begun, and returns its number.
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

/// The work that a watchdog watches: one event at one place.
struct WatchedWork: Sendable {
  let place: WatchedPlace
  let event: WatchdogReport.Event

  var description: WatchdogReport.Work {
    .init(module: place.module, scene: place.scene, place: place.path, event: event)
  }
}

/// The visible place in a window. It is created when the place changes, so that an event only needs to refer to it.
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
