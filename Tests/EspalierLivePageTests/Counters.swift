import Espalier
import Observation
import TestSupport

/// A screen of counters: each button adds to its own, some at once and some only after a while.
@MainActor @Observable final class CountersScene: Scene, StateRestoring, EffectRunning {
  static let count = 6

  private(set) var counts = [Int](repeating: 0, count: CountersScene.count)
  @ObservationIgnored let effects = Effects()
  @ObservationIgnored private let gate: Workshop
  @ObservationIgnored private var works = 0

  init(_ gate: Workshop) { self.gate = gate }

  var restorationState: [Int]? { counts }
  func restore(_ kept: [Int]) { counts = kept }

  var screen: Screen {
    Screen(title: "Counters") {
      Section("counters") {
        for index in 0..<Self.count { row(index) }
        // A row that comes and goes, so that nodes have other numbers from time to time.
        if counts.reduce(0, +).isMultiple(of: 3) { Row(Label.with(.text("A third"))).id("third") }
      }
    }
  }

  private func row(_ index: Int) -> Row {
    let title = "Add to \(index), which has \(counts[index])"
    guard index.isMultiple(of: 2) else {
      return Row(Button.with(.title(title), .onTap { [self] in counts[index] += 1 })).id("add-\(index)")
    }
    return Row(Button.with(.title(title), .onTap { [self] in begin(index) })).id("add-\(index)")
  }

  /// Adds after a while.
  private func begin(_ index: Int) {
    works += 1
    effects.latest("work \(works)") { [self, gate] in
      try await gate.work()
      counts[index] += 1
    }
  }
}

/// Holds handlers until the test lets them go on.
@MainActor final class Workshop {
  private var waiting: [CheckedContinuation<Void, any Error>] = []
  private var hasClosed = false

  private struct Closed: Error {}

  /// The number of handlers that wait.
  var count: Int { waiting.count }

  func work() async throws {
    guard !hasClosed else { throw Closed() }
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  /// Lets the handler go on that has waited longest.
  func finishOne() { if !waiting.isEmpty { waiting.removeFirst().resume() } }

  /// Ends all that waits without its effect, as a process does that is killed.
  func close() {
    hasClosed = true
    for one in waiting { one.resume(throwing: Closed()) }
    waiting = []
  }
}

enum CountersRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

final class CountersCoordinator: Coordinator<CountersRoute> {
  let scene: CountersScene

  init(_ gate: Workshop) { scene = CountersScene(gate) }

  override func placement(of route: CountersRoute) -> Placement<CountersRoute> { .root(self.scene) }
}
