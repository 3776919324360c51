internal import Synchronization

/// A rate limit that all connections of one session share.
final class SharedRate: Sendable {
  private let bucket: Mutex<TokenBucket>

  init(_ bucket: TokenBucket) { self.bucket = Mutex(bucket) }

  /// Takes one token; returns false if none is left at that time.
  func take(at now: Duration) -> Bool { bucket.withLock { $0.take(at: now) } }
}
