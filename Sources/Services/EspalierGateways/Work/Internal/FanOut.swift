internal import Synchronization

/// A source that sends each value to all of its readers.
final class FanOut<Value: Sendable>: Sendable {
  private struct State {
    var next = 0
    var readers: [Int: AsyncStream<Value>.Continuation] = [:]
  }

  private let state = Mutex(State())

  deinit {
    for reader in state.withLock({ $0.readers }).values { reader.finish() }
  }

  /// Returns a stream of the values that are sent from now on. If `first` is not nil, the stream begins with it.
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
      // Release it after the lock, because its deinitializer takes another lock.
      let reader = self?.state.withLock { $0.readers.removeValue(forKey: number) }
      _ = reader
    }
    if let first { continuation.yield(first) }
    return stream
  }

  func send(_ value: Value) {
    // Yield outside the lock, because a reader that ends takes the lock itself.
    for reader in state.withLock({ Array($0.readers.values) }) { reader.yield(value) }
  }
}
