internal import Synchronization

/// How fast bytes have to come in: there is patience at first, then so many bytes a second are asked for, and there is
/// an end to it all however fast they come.
///
/// What comes faster gives more time, but never more than the patience is: whoever sends much at first and then a byte
/// now and then is done with after it, and holds nothing any more.
final class TransferPace: Sendable {
  private let end: Duration
  private let patience: Duration
  private let bytesPerSecond: Int
  private let next: Mutex<Duration>

  /// - Parameters:
  ///   - start: When it began.
  ///   - patience: How long it may take without a single byte.
  ///   - bytesPerSecond: How many bytes give a second more.
  ///   - longest: How long it may take at all.
  init(from start: Duration, patience: Duration, bytesPerSecond: Int, longest: Duration) {
    end = start + longest
    self.patience = patience
    self.bytesPerSecond = max(1, bytesPerSecond)
    next = Mutex(start + patience)
  }

  /// More bytes have come.
  func add(_ count: Int, at now: Duration) {
    let earned = Duration.seconds(Double(count) / Double(bytesPerSecond))
    next.withLock { $0 = min($0 + earned, now + patience) }
  }

  /// When all has to be there, as far as can be said now.
  var deadline: Duration { min(end, next.withLock { $0 }) }
}
