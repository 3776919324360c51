import Foundation

/// One figure beside its limit.
struct Result: Encodable, Sendable {
  var row: String
  /// Nil for a row that could not be measured on this machine.
  var value: Double?
  var unit: String
  var limit: Double?
  var allocations: Double?
  var runs: Int
  /// The reason that there is no value.
  var note: String?
}

/// A row of the table that is measured in this process: the work, and the same work at its physical limit.
struct Figure: Sendable {
  let name: String
  let unit: Unit
  /// The number of repetitions of the work in one run, so that the clock's own cost vanishes.
  let repetitions: Int
  let work: @MainActor @Sendable (Int) -> Void
  var limit: (@MainActor @Sendable (Int) -> Void)?

  enum Unit: String, Sendable {
    case nanoseconds = "ns"
    case milliseconds = "ms"

    var perSecond: Double { self == .nanoseconds ? 1e9 : 1e3 }
  }

  static let runs = 11

  /// The median of several runs, after one that warms up; work and limit alternate, so that both meet the same machine.
  ///
  /// Time is the processor time of this thread: what else runs on the machine does not count as work.
  @MainActor func measure() -> Result {
    work(repetitions)
    limit?(repetitions)
    var values: [Double] = []
    var limits: [Double] = []
    for _ in 0..<Figure.runs {
      values.append(time(work))
      if let limit { limits.append(time(limit)) }
    }
    let before = Allocations.count()
    work(repetitions)
    let after = Allocations.count()
    let allocations = Allocations.isCounting ? Double(after - before) / Double(repetitions) : nil
    return Result(
      row: name, value: Figure.median(values), unit: unit.rawValue, limit: limits.isEmpty ? nil : Figure.median(limits),
      allocations: allocations, runs: Figure.runs)
  }

  @MainActor private func time(_ work: @MainActor (Int) -> Void) -> Double {
    let start = ProcessorTime.now
    work(repetitions)
    return (ProcessorTime.now - start) * unit.perSecond / Double(repetitions)
  }

  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// The processor time of the calling thread.
enum ProcessorTime {
  /// In seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Keeps the optimiser from leaving work out.
@inline(never) func keep<Value>(_ value: borrowing Value) {}
