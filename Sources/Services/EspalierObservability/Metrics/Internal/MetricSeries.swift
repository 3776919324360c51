internal import CoreMetrics
internal import Synchronization

/// The value of a series at a moment.
enum MetricValue {
  case number(String)
  /// The cumulative counts of the buckets, and the sum of the values. The last bucket counts all values.
  case histogram(buckets: [(bound: Double, count: UInt64)], sum: Double)
}

/// The series of a metric: its values under one set of labels.
protocol MetricSeries: AnyObject, Sendable {
  var value: MetricValue { get }
}

/// A counter of whole numbers, which stops at the greatest possible value.
final class IntegerSeries: MetricSeries, CounterHandler {
  private let count = Mutex<Int64>(0)

  var value: MetricValue { .number("\(count.withLock { $0 })") }

  func increment(by amount: Int64) {
    // A counter never decreases.
    guard amount > 0 else { return }
    count.withLock { count in
      let (sum, overflow) = count.addingReportingOverflow(amount)
      count = overflow ? .max : sum
    }
  }

  func reset() { count.withLock { $0 = 0 } }
}

/// A counter of floating-point numbers.
final class FloatingPointSeries: MetricSeries, FloatingPointCounterHandler {
  private let count = Mutex<Double>(0)

  var value: MetricValue { .number(MetricName.number(count.withLock { $0 })) }

  func increment(by amount: Double) {
    guard amount > 0, amount.isFinite else { return }
    count.withLock { $0 += amount }
  }

  func reset() { count.withLock { $0 = 0 } }
}

/// A gauge that holds the last value.
final class GaugeSeries: MetricSeries, MeterHandler, RecorderHandler {
  private let current = Mutex<Double>(0)

  var value: MetricValue { .number(MetricName.number(current.withLock { $0 })) }

  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { current.withLock { $0 = value } }
  func increment(by amount: Double) { current.withLock { $0 += amount } }
  func decrement(by amount: Double) { current.withLock { $0 -= amount } }
  func record(_ value: Int64) { set(Double(value)) }
  func record(_ value: Double) { set(value) }
}

/// A histogram that counts values in buckets.
final class HistogramSeries: MetricSeries, RecorderHandler, TimerHandler {
  private struct State {
    var counts: [UInt64]
    var sum = 0.0
  }

  private let bounds: [Double]
  private let state: Mutex<State>

  init(bounds: [Double]) {
    let bounds = Set(bounds.filter(\.isFinite)).sorted()
    self.bounds = bounds
    state = Mutex(State(counts: Array(repeating: 0, count: bounds.count + 1)))
  }

  var value: MetricValue {
    let state = state.withLock { $0 }
    var sum: UInt64 = 0
    let buckets = zip(bounds + [.infinity], state.counts).map { bound, count in
      sum += count
      return (bound: bound, count: sum)
    }
    return .histogram(buckets: buckets, sum: state.sum)
  }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    // It would make the sum permanently useless.
    guard !value.isNaN else { return }
    let position = bounds.firstIndex { value <= $0 } ?? bounds.count
    state.withLock { state in
      state.counts[position] += 1
      state.sum += value
    }
  }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
}
