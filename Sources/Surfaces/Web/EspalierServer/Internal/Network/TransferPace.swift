internal import Synchronization

/// The pace at which the bytes of a transfer must arrive: a grace period at first, then a number of bytes per second. A
/// total time limit applies however fast the bytes arrive.
///
/// Faster bytes grant more time, but never more than the patience. So a sender that is fast at first and then sends a
/// byte now and then is disconnected soon after, and occupies nothing any more.
final class TransferPace: Sendable {
  private let end: Duration
  private let patience: Duration
  private let bytesPerSecond: Int
  private let next: Mutex<Duration>

  /// - Parameters:
  ///   - start: The time at which the transfer began.
  ///   - patience: The time that the transfer may take without a single byte.
  ///   - bytesPerSecond: The number of bytes that extend the time by a second.
  ///   - longest: The longest time that the transfer may take.
  init(from start: Duration, patience: Duration, bytesPerSecond: Int, longest: Duration) {
    end = start + longest
    self.patience = patience
    self.bytesPerSecond = max(1, bytesPerSecond)
    next = Mutex(start + patience)
  }

  /// Counts bytes that have arrived, and extends the deadline accordingly.
  func add(_ count: Int, at now: Duration) {
    let earned = Duration.seconds(Double(count) / Double(bytesPerSecond))
    next.withLock { $0 = min($0 + earned, now + patience) }
  }

  /// The time by which the transfer must have ended. Further bytes extend it, up to the total time limit.
  var deadline: Duration { min(end, next.withLock { $0 }) }
}
