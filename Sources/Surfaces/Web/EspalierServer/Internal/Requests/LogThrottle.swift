internal import Synchronization

/// A limit on the logging of what can happen again and again, such as refusals that any client can cause with a single
/// request. Each reason is logged at most once a minute, with the number of times.
///
/// Otherwise a stranger could fill the disk, and important messages would be lost among them.
final class LogThrottle: Sendable {
  private static let pause = Duration.seconds(60)
  /// The largest number of reasons within a pause, because a report of a window can name what a client sent.
  private static let maximum = 1_000

  private struct Logged {
    var last: Duration
    var silent = 0
  }

  private let reasons = Mutex<[String: Logged]>([:])

  /// Counts one time.
  ///
  /// - Parameter reason: The reason. Further reasons than a thousand in a minute are not logged.
  /// - Returns: The number of times since the last logged one, including this one; nil if none must be logged now.
  func add(_ reason: String, at now: Duration) -> Int? {
    reasons.withLock { reasons in
      if let logged = reasons[reason], now - logged.last < Self.pause {
        reasons[reason]?.silent += 1
        return nil
      }
      if reasons.count >= Self.maximum, reasons[reason] == nil {
        reasons = reasons.filter { now - $0.value.last < Self.pause }
        guard reasons.count < Self.maximum else { return nil }
      }
      defer { reasons[reason] = Logged(last: now) }
      return 1 + (reasons[reason]?.silent ?? 0)
    }
  }
}
