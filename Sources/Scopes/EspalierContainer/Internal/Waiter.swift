internal import Dispatch
internal import EspalierBase
internal import Synchronization

/// A thread that waits for a value that another thread is making.
final class Waiter: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let outcome = Lock<Result<AnyBox, ContainerError>?>(nil)

  func end(_ result: Result<AnyBox, ContainerError>) {
    outcome.withLock { $0 = result }
    semaphore.signal()
  }

  /// Blocks this thread until the value is made or has failed. Nil if neither was told in time.
  func wait(atMost limit: Duration) -> Result<AnyBox, ContainerError>? {
    let (seconds, attoseconds) = limit.components
    let time = DispatchTime.now() + .seconds(Int(clamping: seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000))
    _ = semaphore.wait(timeout: time)
    return outcome.withLock(\.self)
  }

  /// The value that each thread waits for, over all containers: so that two that wait for each other are found before
  /// they do.
  ///
  /// A thread that waits no more may stand here for a moment; the registration's own list of waiters is what counts.
  static let waits = Lock<[UInt: (registration: Registration, waiter: Waiter)]>([:])
}
