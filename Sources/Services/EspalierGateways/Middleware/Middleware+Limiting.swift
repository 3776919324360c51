internal import EspalierBase
internal import Synchronization

extension Middleware {
  /// Limits the number of requests per period; further requests wait for their turn.
  ///
  /// It works as a token bucket: `count` requests may be sent at once, and one more for each `period / count` that
  /// passes.
  ///
  /// - Parameters:
  ///   - count: The number of requests per period.
  ///   - period: The length of a period.
  ///   - clock: The clock that measures the period.
  public static func limited(
    to count: Int, per period: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> Middleware {
    let bucket = Bucket(count: max(1, count), interval: period / max(1, count), clock: ElapsedClock(clock))
    return Middleware { request, next in
      let wait = bucket.take()
      if wait > .zero { try await clock.sleep(for: wait) }
      return try await next(request)
    }
  }
}

/// A token bucket that computes the wait of each request.
private final class Bucket: Sendable {
  private let span: Duration
  private let interval: Duration
  private let clock: ElapsedClock
  /// The time at which all scheduled requests will have been sent, and the bucket begins to fill.
  private let promised = Mutex(Duration.zero)

  init(count: Int, interval: Duration, clock: ElapsedClock) {
    span = interval * (count - 1)
    self.interval = interval
    self.clock = clock
  }

  func take() -> Duration {
    promised.withLock { promised in
      let now = clock.now
      promised = max(promised, now)
      defer { promised += interval }
      return max(.zero, promised - now - span)
    }
  }
}
