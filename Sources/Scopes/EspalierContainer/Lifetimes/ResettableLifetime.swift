internal import EspalierBase
internal import Synchronization

/// A lifetime that ends when it is reset.
///
/// ```swift
/// let session = ResettableLifetime()
/// container.register(Basket.init, lifetime: .custom(session))
/// session.reset()  // at sign out: the basket is released, the next one is new
/// ```
public final class ResettableLifetime: CustomLifetime {
  private let current = Atomic<Int>(0)
  private let releases = Lock(Releases())

  private struct Releases {
    var next = 0
    var all: [Int: @Sendable () -> Void] = [:]
  }

  /// Creates a lifetime that begins now.
  public init() {}

  /// The number of resets so far.
  public var epoch: Int { current.load(ordering: .acquiring) }

  /// Ends the lifetime for all values created so far, and begins a new one. A value that is under construction is
  /// returned, but not kept.
  public func reset() {
    current.wrappingAdd(1, ordering: .acquiringAndReleasing)
    let all = releases.withLock { Array($0.all.values) }
    for release in all { release() }
  }

  /// Stores `release` to call it at each `reset()`, until the returned function is called.
  public func onEnd(_ release: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let number = releases.withLock { releases in
      releases.next += 1
      releases.all[releases.next] = release
      return releases.next
    }
    return { [weak self] in
      // Released outside of the lock: values that it has captured may be released with it.
      let forgotten = self?.releases.withLock { $0.all.removeValue(forKey: number) }
      withExtendedLifetime(forgotten) {}
    }
  }
}
