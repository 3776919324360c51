internal import EspalierBase
internal import EspalierLivePage

/// A limit on repeated actions: a number of actions at once, and a number of actions per second continuously.
struct TokenBucket: Sendable {
  private let rate: Double
  private let burst: Double
  private var tokens: Double
  private var last = Duration.zero

  init(rate: Double, burst: Int) {
    self.rate = rate
    self.burst = Double(burst)
    tokens = Double(burst)
  }

  /// Takes one token; returns false if none is left at that time.
  mutating func take(at now: Duration) -> Bool {
    tokens = min(burst, tokens + (now - last).inSeconds * rate)
    last = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
