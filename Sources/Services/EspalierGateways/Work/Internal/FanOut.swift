internal import Synchronization

/// Tells values to all who read.
final class FanOut<Value: Sendable>: Sendable {
  private struct State {
    var next = 0
    var readers: [Int: AsyncStream<Value>.Continuation] = [:]
  }

  private let state = Mutex(State())

  deinit {
    for reader in state.withLock({ $0.readers }).values { reader.finish() }
  }

  /// The values from now on, after a first one if there is one.
  func stream(
    _ first: Value? = nil, bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream(bufferingPolicy: bufferingPolicy)
    let number = state.withLock { state in
      state.next += 1
      state.readers[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      // Kept until the lock is free, as its destructor would take another.
      let reader = self?.state.withLock { $0.readers.removeValue(forKey: number) }
      _ = reader
    }
    if let first { continuation.yield(first) }
    return stream
  }

  func send(_ value: Value) {
    // Outside of the lock: a reader that has just ended takes it itself.
    for reader in state.withLock({ Array($0.readers.values) }) { reader.yield(value) }
  }
}
