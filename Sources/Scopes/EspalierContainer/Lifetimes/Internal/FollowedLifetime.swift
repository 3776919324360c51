internal import EspalierBase

/// A custom lifetime that a registration follows, so that its value goes at the end of an epoch. With the registration,
/// this goes too, and the lifetime keeps nothing of either.
final class FollowedLifetime: Sendable {
  private let forget = Lock<(@Sendable () -> Void)?>(nil)

  /// Begins to follow. Call it once.
  func follow(_ lifetime: any CustomLifetime, _ release: @escaping @Sendable () -> Void) {
    let forget = lifetime.onEnd(release)
    self.forget.withLock { $0 = forget }
  }

  deinit { forget.withLock(\.self)?() }
}
