internal import EspalierBase

/// A custom lifetime that a registration follows, so that its value is released at the end of an epoch. This object is
/// released with the registration, and the lifetime then keeps nothing of either.
final class FollowedLifetime: Sendable {
  private let forget = Lock<(@Sendable () -> Void)?>(nil)

  /// Begins to follow a lifetime. It must be called only once.
  func follow(_ lifetime: any CustomLifetime, _ release: @escaping @Sendable () -> Void) {
    let forget = lifetime.onEnd(release)
    self.forget.withLock { $0 = forget }
  }

  deinit { forget.withLock(\.self)?() }
}
