/// The delay before failed work is tried again.
///
/// ```swift
/// let backoff = Backoff.exponential(from: .milliseconds(200), upTo: .seconds(10))
/// let third = backoff.delay(beforeRetry: 3)  // 0.8 seconds
/// ```
///
/// A step of a flow and the start of a connector use it.
public struct Backoff: Sendable {
  private let delay: @Sendable (Int) -> Duration

  /// Creates a backoff with a delay for each retry, counted from 1.
  public init(_ delay: @escaping @Sendable (_ retry: Int) -> Duration) { self.delay = delay }

  /// A backoff without delay.
  public static let none = Backoff { _ in .zero }

  /// Returns a backoff with the same delay before each retry.
  public static func constant(_ delay: Duration) -> Backoff { Backoff { _ in delay } }

  /// Returns a backoff in which each delay is `factor` times the one before, up to a longest delay.
  public static func exponential(
    from first: Duration, factor: Double = 2, upTo longest: Duration = .seconds(60)
  ) -> Backoff {
    Backoff { retry in
      var delay = first
      var round = 1
      // The loop stops at the longest delay, so that no number of retries overflows.
      while round < retry, delay < longest {
        delay = delay * factor
        round += 1
      }
      return min(delay, longest)
    }
  }

  /// Returns the delay before a retry, counted from 1.
  public func delay(beforeRetry retry: Int) -> Duration { delay(retry) }
}
