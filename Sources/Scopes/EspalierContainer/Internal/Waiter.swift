internal import Dispatch
internal import EspalierBase
internal import Synchronization

/// A thread that waits for a value that another thread is creating.
final class Waiter: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let outcome = Lock<Result<AnyBox, ContainerError>?>(nil)

  func end(_ result: Result<AnyBox, ContainerError>) {
    outcome.withLock { $0 = result }
    semaphore.signal()
  }

  /// Blocks this thread until the value has been created or has failed. Returns nil if neither happens within the
  /// limit.
  func wait(atMost limit: Duration) -> Result<AnyBox, ContainerError>? {
    let (seconds, attoseconds) = limit.components
    let time = DispatchTime.now() + .seconds(Int(clamping: seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000))
    _ = semaphore.wait(timeout: time)
    return outcome.withLock(\.self)
  }

  /// The value for which each thread waits, in all containers. With them, a cycle is found before two threads wait for
  /// each other.
  ///
  /// A thread that no longer waits may remain in it for a moment; the registration's own list of waiters is decisive.
  static let waits = Lock<[UInt: (registration: Registration, waiter: Waiter)]>([:])
}
