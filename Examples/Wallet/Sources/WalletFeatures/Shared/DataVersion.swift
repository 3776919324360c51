public import Observation

/// Counts what has been committed for the signed-in person, by this window, another one, or another process.
///
/// The root module raises it; a scene in sight follows it with a ``DataFollower``, one that is out of sight catches up when it comes back.
@MainActor @Observable
public final class DataVersion {
  /// How often something has been committed since the window was opened.
  public private(set) var number = 0
  @ObservationIgnored private var listeners: [Int: AsyncStream<Int>.Continuation] = [:]
  @ObservationIgnored private var nextListener = 0

  /// Makes the counter of a window.
  public init() {}

  /// Something has been committed.
  public func bump() {
    number += 1
    for listener in listeners.values { listener.yield(number) }
  }

  /// The number as it is now, and again each time it changes. A listener that is busy is told of several changes as one.
  public func numbers() -> AsyncStream<Int> {
    let id = nextListener
    nextListener += 1
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
    listeners[id] = continuation
    continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.listeners[id] = nil } }
    continuation.yield(number)
    return stream
  }
}
