internal import EspalierScopes
internal import Synchronization

/// A lifetime that ends when you say so.
///
/// ```swift
/// let session = ResettableLifetime()
/// container.register(Basket.init, lifetime: .custom(session))
/// session.reset()  // at sign out: the basket is let go, the next one is new
/// ```
public final class ResettableLifetime: CustomLifetime {
  private let current = Atomic<Int>(0)
  private let releases = Lock<[@Sendable () -> Void]>([])

  /// Makes a lifetime that begins now.
  public init() {}

  /// The number of resets so far.
  public var epoch: Int { current.load(ordering: .acquiring) }

  /// Ends the lifetime for all values made so far, and begins anew. A value that is being made right now is given out,
  /// and not kept.
  public func reset() {
    current.wrappingAdd(1, ordering: .acquiringAndReleasing)
    for release in releases.withLock(\.self) { release() }
  }

  /// Keeps `release` for each `reset()`.
  public func onEnd(_ release: @escaping @Sendable () -> Void) { releases.withLock { $0.append(release) } }
}
