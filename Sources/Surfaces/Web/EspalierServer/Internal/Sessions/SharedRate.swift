internal import Synchronization

/// A rate that several connections draw from together: all those of one session.
final class SharedRate: Sendable {
  private let bucket: Mutex<TokenBucket>

  init(_ bucket: TokenBucket) { self.bucket = Mutex(bucket) }

  /// Takes one out; false when there is none left at that time.
  func take(at now: Duration) -> Bool { bucket.withLock { $0.take(at: now) } }
}
