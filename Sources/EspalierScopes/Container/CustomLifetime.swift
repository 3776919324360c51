internal import Synchronization

/// A lifetime of your own: values are kept as long as its epoch stays what it was.
///
/// `ResettableLifetime` is one; write another to follow a session, a user or a generation of settings.
public protocol CustomLifetime: AnyObject, Sendable {
  /// Whatever changes when values that were made before are over. It is read for each resolve, from any thread.
  var epoch: Int { get }

  /// Hands you a function that lets a value go, once for each registration: call it at the end of an epoch and the value
  /// goes at once, not only at the next resolve. The default does nothing.
  func onEnd(_ release: @escaping @Sendable () -> Void)
}

extension CustomLifetime {
  /// Does nothing: values go at the next resolve after the end of their epoch.
  public func onEnd(_ release: @escaping @Sendable () -> Void) {}
}

/// A lifetime that ends when you say so.
///
/// ```swift
/// let session = ResettableLifetime()
/// container.register(Basket.init, lifetime: .custom(session))
/// session.reset()  // at sign out: the basket is let go, the next one is new
/// ```
public final class ResettableLifetime: CustomLifetime {
  private let current = Atomic<Int>(0)
  private let releases = Mutex<[@Sendable () -> Void]>([])

  /// Makes a lifetime that begins now.
  public init() {}

  /// How often it was reset.
  public var epoch: Int { current.load(ordering: .acquiring) }

  /// Ends it for all values made so far, and begins anew. What is being made right now is given out, and not kept.
  public func reset() {
    current.wrappingAdd(1, ordering: .acquiringAndReleasing)
    for release in releases.withLock(\.self) { release() }
  }

  /// Keeps `release` for each `reset()`.
  public func onEnd(_ release: @escaping @Sendable () -> Void) { releases.withLock { $0.append(release) } }
}
