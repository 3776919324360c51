import Synchronization

/// A note that a middleware has replaced the error of a request, so that the error reaches the caller as it is.
final class ErrorRewriting: Sendable {
  /// The note of the request that is being sent.
  @TaskLocal static var current: ErrorRewriting?

  private let isNoted = Mutex(false)

  var hasRewritten: Bool { isNoted.withLock { $0 } }

  func note() { isNoted.withLock { $0 = true } }
}
