/// The wait before something that failed is tried again.
///
/// ```swift
/// let backoff = Backoff.exponential(from: .milliseconds(200), upTo: .seconds(10))
/// let third = backoff.delay(beforeRetry: 3)  // 0.8 seconds
/// ```
///
/// A step of a flow and the start of a connector wait so.
public struct Backoff: Sendable {
  private let delay: @Sendable (Int) -> Duration

  /// A wait of your own for each retry, counted from 1.
  public init(_ delay: @escaping @Sendable (_ retry: Int) -> Duration) { self.delay = delay }

  /// No wait.
  public static let none = Backoff { _ in .zero }

  /// The same wait each time.
  public static func constant(_ delay: Duration) -> Backoff { Backoff { _ in delay } }

  /// Each wait `factor` times the one before, up to a longest one.
  public static func exponential(
    from first: Duration, factor: Double = 2, upTo longest: Duration = .seconds(60)
  ) -> Backoff {
    Backoff { retry in
      var delay = first
      var round = 1
      // Stops at the longest, so that no number of retries overflows.
      while round < retry, delay < longest {
        delay = delay * factor
        round += 1
      }
      return min(delay, longest)
    }
  }

  /// The wait before a retry, counted from 1.
  public func delay(beforeRetry retry: Int) -> Duration { delay(retry) }
}
