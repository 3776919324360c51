/// Watches over one reading: ends it when it is cancelled or goes beyond a limit, and reports its progress.
///
/// All code that goes over the bytes of a file tells the watch the number of them. So the watch is asked often enough
/// wherever the time is spent, within one huge cell too, and the work of a reading can be counted.
package final class ReadingWatch {
  let limits: ReadingLimits
  /// The number of bytes that have been gone over so far, each as often as it was looked at.
  package private(set) var work = 0

  /// The number of bytes that may be gone over between two looks at the clock: less than ten milliseconds of the
  /// slowest work.
  private static let betweenLooks = 32_768

  private let isCancelled: () -> Bool
  private let onProgress: ((Double) -> Void)?
  private let clock = ContinuousClock()
  private let deadline: ContinuousClock.Instant
  private var untilLook = ReadingWatch.betweenLooks
  private var held = 0
  private var phase = 0.0...0.0
  private var phaseStart = 0
  private var phaseLength = 1
  private var told = 0.0

  package init(
    limits: ReadingLimits = .standard, isCancelled: @escaping () -> Bool = { false },
    onProgress: ((Double) -> Void)? = nil
  ) {
    self.limits = limits
    self.isCancelled = isCancelled
    self.onProgress = onProgress
    deadline = clock.now.advanced(by: limits.duration)
  }

  /// The time that the reading has left for what comes after it.
  var allowance: ReadingAllowance {
    var allowance = ReadingAllowance(limits.duration)
    allowance.left = max(.zero, clock.now.duration(to: deadline))
    return allowance
  }

  /// Notes that a number of bytes have been gone over.
  @inline(__always)
  func pass(_ bytes: Int) throws(StatementError) {
    work &+= bytes
    untilLook &-= bytes
    if untilLook <= 0 { try look() }
  }

  /// Begins a part of the work that goes over `length` bytes, and takes the progress from one fraction to another.
  func begin(_ phase: ClosedRange<Double>, length: Int) throws(StatementError) {
    self.phase = phase
    phaseStart = work
    phaseLength = max(1, length)
    try look()
  }

  /// Returns the positions of `count` bytes in parts, so that the watch can be told between them.
  func parts(of count: Int) -> some Sequence<Range<Int>> {
    stride(from: 0, to: count, by: Self.betweenLooks).lazy.map { $0..<Swift.min(count, $0 + Self.betweenLooks) }
  }

  /// Notes that a number of bytes are kept in memory until the reading ends.
  func hold(_ bytes: Int, line: Int) throws(StatementError) {
    held += bytes
    if held > limits.memory { throw .beyondLimit(.memory, most: limits.memory, line: line) }
  }

  /// Refuses a count beyond a limit.
  @inline(__always)
  func check(_ count: Int, _ limit: ReadingLimit, most: Int, line: Int) throws(StatementError) {
    if count > most { throw .beyondLimit(limit, most: most, line: line) }
  }

  private func look() throws(StatementError) {
    untilLook = Self.betweenLooks
    if isCancelled() { throw .cancelled }
    if clock.now >= deadline {
      throw .beyondLimit(.duration, most: Int(limits.duration.components.seconds), line: 0)
    }
    guard let onProgress else { return }
    let share = min(1, Double(work - phaseStart) / Double(phaseLength))
    let fraction = phase.lowerBound + (phase.upperBound - phase.lowerBound) * share
    guard fraction >= told + 0.01 else { return }
    told = fraction
    onProgress(fraction)
  }
}
