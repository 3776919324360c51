internal import Synchronization

/// A limit on the logging of refusals that any client can cause with a single request. Each reason is logged at most
/// once a minute, with the number of refusals.
///
/// Otherwise a stranger could fill the disk, and important messages would be lost among them.
final class LogThrottle: Sendable {
  private static let pause = Duration.seconds(60)

  private struct Logged {
    var last: Duration
    var silent = 0
  }

  private let reasons = Mutex<[String: Logged]>([:])

  /// Counts a refusal.
  ///
  /// - Parameter reason: One of a few fixed reasons; never a text from a request.
  /// - Returns: The number of refusals since the last logged one, including this one; nil if none must be logged now.
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
