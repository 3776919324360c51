internal import Synchronization

/// How fast bytes have to come in: there is patience at first, then so many bytes a second are asked for, and there is
/// an end to it all however fast they come.
///
/// Whoever sends a byte now and then is so done with after the patience, and holds nothing any more.
final class TransferPace: Sendable {
  private let start: Duration
  private let patience: Duration
  private let bytesPerSecond: Int
  private let longest: Duration
  private let bytes = Mutex(0)

  /// - Parameters:
  ///   - start: When it began.
  ///   - patience: How long it may take without a single byte.
  ///   - bytesPerSecond: How many bytes give a second more.
  ///   - longest: How long it may take at all.
  init(from start: Duration, patience: Duration, bytesPerSecond: Int, longest: Duration) {
    self.start = start
    self.patience = patience
    self.bytesPerSecond = max(1, bytesPerSecond)
    self.longest = longest
  }

  /// More bytes have come.
  func add(_ count: Int) { bytes.withLock { $0 += count } }

  /// When all has to be there, as far as can be said now.
  var deadline: Duration {
    let earned = Duration.seconds(Double(bytes.withLock { $0 }) / Double(bytesPerSecond))
    return start + min(longest, patience + earned)
  }
}
