import EspalierConnectors
import EspalierTesting
import Synchronization
import TestSupport
import Testing

struct Refused: Error {}

/// A list of events in order, written from any thread.
final class Journal: Sendable {
  private let lines = Mutex<[String]>([])

  var entries: [String] { lines.withLock { $0 } }

  func note(_ line: String) { lines.withLock { $0.append(line) } }
  func count(of line: String) -> Int { entries.count { $0 == line } }

  /// Waits until a line is there.
  func waits(for line: String, times: Int = 1) async {
    await eventually("the journal says “\(line)”, and not only \(entries)") { count(of: line) >= times }
  }
}

/// Holds whoever comes until it is opened.
final class Barrier: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    var number = 0
  }

  private let state = Mutex(State())

  /// The number of tasks that wait before the barrier.
  var waiting: Int { state.withLock { $0.waiting.count } }

  /// Waits deaf to cancellation.
  func passDeaf() async {
    try? await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      let isOpen = state.withLock { state in
        if state.isOpen { return true }
        state.number += 1
        state.waiting[state.number] = continuation
        return false
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Waits, and throws when it is cancelled.
  func pass() async throws {
    let number = state.withLock { state in
      state.number += 1
      return state.number
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let isOver = state.withLock { state -> Result<Void, any Error>? in
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.isOpen { return .success(()) }
          state.waiting[number] = continuation
          return nil
        }
        if let isOver { continuation.resume(with: isOver) }
      }
    } onCancel: {
      let continuation = state.withLock { $0.waiting.removeValue(forKey: number) }
      continuation?.resume(throwing: CancellationError())
    }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume() }
  }
}

/// A connector that notes what it is told, and does beyond that what a test says.
struct Probe: Connector {
  let name: String
  let journal: Journal
  var events: LifecycleEvents = []
  var modules: [any Connector] = []
  var modulesStartInParallel = false
  var startDeadline: Duration = .seconds(10)
  var receiveDeadline: Duration = .seconds(5)
  var stopDeadline: Duration = .seconds(5)
  var onStart: @Sendable () async throws -> Void = {}
  var onReceive: @Sendable (LifecycleEvent) async throws -> Void = { _ in }
  var onStop: @Sendable () async throws -> Void = {}

  init(_ name: String, _ journal: Journal, @ConnectorBuilder modules: () -> [any Connector] = { [] }) {
    self.name = name
    self.journal = journal
    self.modules = modules()
  }

  /// The same with something changed.
  func with(_ change: (inout Probe) -> Void) -> Probe {
    var probe = self
    change(&probe)
    return probe
  }

  func start() async throws {
    journal.note("start \(name)")
    try await onStart()
    journal.note("started \(name)")
  }

  func receive(_ event: LifecycleEvent) async throws {
    journal.note("\(name) \(event.words)")
    try await onReceive(event)
  }

  func stop() async throws {
    journal.note("stop \(name)")
    try await onStop()
    journal.note("stopped \(name)")
  }
}

extension LifecycleEvent {
  var words: String {
    switch self {
    case .opened(let address): "opened \(address)"
    case .screenAppeared(let pattern): "appeared \(pattern)"
    case .screenDisappeared(let pattern): "disappeared \(pattern)"
    case .launched, .active, .inactive, .background, .willEnd, .memoryLow: "\(kind)"
    }
  }
}

/// Fails so many times, and then no more.
final class Failures: Sendable {
  private let left: Mutex<Int>

  init(_ times: Int) { left = Mutex(times) }

  func next() throws {
    let fails = left.withLock { left in
      left -= 1
      return left >= 0
    }
    if fails { throw Refused() }
  }
}

/// A runner with a clock that stands still, and its reports in words.
struct Bench {
  let journal = Journal()
  let reports = Journal()
  let clock = TestClock()

  func runner(
    queueLimit: Int = 64, grace: Duration = .seconds(1), @ConnectorBuilder _ connectors: () -> [any Connector]
  ) -> ConnectorRunner {
    ConnectorRunner(
      ConnectorGroup(connectors: connectors), queueLimit: queueLimit, grace: grace, clock: clock
    ) { [reports] in reports.note($0.short) }
  }

  /// Waits until so many sleep by the clock, and lets time pass.
  func pass(_ time: Duration, sleepers: Int = 1) async {
    await eventually("\(sleepers) sleep, and not \(clock.sleeperCount)") { clock.sleeperCount >= sleepers }
    clock.advance(by: time)
  }
}

extension ConnectorReport {
  /// As in `firebase/core start failed`.
  var short: String {
    switch event {
    case .failed(let error): "\(path) \(call) failed: \(error)"
    case .tookTooLong(let time): "\(path) \(call) took longer than \(time)"
    case .triedAgain(let delay): "\(path) \(call) again in \(delay)"
    case .abandoned: "\(path) \(call) abandoned"
    case .recovered: "\(path) \(call) recovered"
    case .stoppedLate: "\(path) \(call) late"
    case .lost(let count): "\(path) \(call) lost \(count)"
    }
  }
}

extension ConnectorRunner {
  /// As in `a running`.
  var stateWords: [String] { states.map { "\($0.path) \($0.state)" } }
}
