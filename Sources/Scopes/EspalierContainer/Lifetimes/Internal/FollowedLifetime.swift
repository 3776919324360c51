internal import EspalierBase

/// Connects a registration to a custom lifetime. When an epoch of the lifetime ends, the registration's value is
/// released.
///
/// This object is released with the registration, and the lifetime then keeps neither of them.
final class FollowedLifetime: Sendable {
  private let forget = Lock<(@Sendable () -> Void)?>(nil)

  /// Begins to follow a lifetime. It must be called only once.
  func follow(_ lifetime: any CustomLifetime, _ release: @escaping @Sendable () -> Void) {
    let forget = lifetime.onEnd(release)
    self.forget.withLock { $0 = forget }
  }

  deinit { forget.withLock(\.self)?() }
}
