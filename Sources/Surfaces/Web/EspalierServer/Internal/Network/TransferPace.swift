internal import Synchronization

/// The pace at which bytes have to arrive: there is patience at first, then a number of bytes a second is asked for,
/// and there is an end to it all however fast they arrive.
///
/// Faster bytes give more time, but never more than the patience: a sender of much at first and then a byte now and
/// then is given up soon after, and holds nothing any more.
final class TransferPace: Sendable {
  private let end: Duration
  private let patience: Duration
  private let bytesPerSecond: Int
  private let next: Mutex<Duration>

  /// - Parameters:
  ///   - start: The time at which the transfer began.
  ///   - patience: The time that it may take without a single byte.
  ///   - bytesPerSecond: The number of bytes that give a second more.
  ///   - longest: The longest time that the transfer may take.
  init(from start: Duration, patience: Duration, bytesPerSecond: Int, longest: Duration) {
    end = start + longest
    self.patience = patience
    self.bytesPerSecond = max(1, bytesPerSecond)
    next = Mutex(start + patience)
  }

  /// Counts further bytes in.
  func add(_ count: Int, at now: Duration) {
    let earned = Duration.seconds(Double(count) / Double(bytesPerSecond))
    next.withLock { $0 = min($0 + earned, now + patience) }
  }

  /// The time at which all bytes have to be there, as far as can be said now.
  var deadline: Duration { min(end, next.withLock { $0 }) }
}
