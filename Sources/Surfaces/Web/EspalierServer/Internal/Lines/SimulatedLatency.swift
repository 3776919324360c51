internal import NIOCore
internal import Synchronization

/// A delay of a connection's messages, for an inspector that simulates a slow network.
///
/// Messages keep their order, even when the delay becomes shorter.
final class SimulatedLatency: Sendable {
  private struct State {
    var delay = TimeAmount.zero
    /// The time at which the last delayed message is due.
    var last = NIODeadline.distantPast
  }

  private let state = Mutex(State())

  /// Sets the delay in one direction.
  func set(milliseconds: Int) { state.withLock { $0.delay = .milliseconds(Int64(milliseconds)) } }

  /// Returns the time at which a message that is sent now is due; nil for immediately.
  func due() -> NIODeadline? {
    state.withLock { state in
      // Every frame of a connection without simulated latency takes this path.
      guard state.delay > .zero || state.last > .distantPast else { return nil }
      let now = NIODeadline.now()
      let due = max(now + state.delay, state.last)
      guard due > now else { return nil }
      state.last = due
      return due
    }
  }

  /// Forwards the browser's messages, each when it is due, until the connection ends.
  func carry(
    _ texts: inout some AsyncIteratorProtocol<String, any Error>,
    _ take: @escaping @Sendable (String) async -> Void
  ) async {
    let (held, holding) = AsyncStream.makeStream(of: (due: ContinuousClock.Instant, text: String).self)
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        // One after the other: texts that arrived together are due together.
        for await (due, text) in held {
          try? await Task.sleep(until: due, tolerance: .zero, clock: .continuous)
          await take(text)
        }
      }
      while let text = try? await texts.next() {
        let delay = state.withLock { Duration.nanoseconds($0.delay.nanoseconds) }
        holding.yield((.now + delay, text))
      }
      holding.finish()
      await group.waitForAll()
    }
  }
}
