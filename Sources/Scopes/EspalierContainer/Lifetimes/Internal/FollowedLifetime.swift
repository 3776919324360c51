internal import EspalierBase

/// The link of a registration to a custom lifetime, so that the registration's value is released at the end of an
/// epoch.
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
