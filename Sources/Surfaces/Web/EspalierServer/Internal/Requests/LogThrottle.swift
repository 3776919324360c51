internal import Synchronization

/// The rate at which refusals are logged that anybody can cause with a single request: once a minute for each reason,
/// with their number.
///
/// Otherwise a stranger could fill the disk, and what matters would not be found.
final class LogThrottle: Sendable {
  private static let pause = Duration.seconds(60)

  private struct Logged {
    var last: Duration
    var silent = 0
  }

  private let reasons = Mutex<[String: Logged]>([:])

  /// Counts a refusal in.
  ///
  /// - Parameter reason: One of a few; never anything out of a request.
  /// - Returns: The number of refusals since the last one that was logged, with this one; nil when none is to be logged
  ///   now.
  func add(_ reason: String, at now: Duration) -> Int? {
    reasons.withLock { reasons in
      if let logged = reasons[reason], now - logged.last < Self.pause {
        reasons[reason]?.silent += 1
        return nil
      }
      defer { reasons[reason] = Logged(last: now) }
      return 1 + (reasons[reason]?.silent ?? 0)
    }
  }
}
