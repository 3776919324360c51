internal import EspalierBase
internal import Foundation

/// The time of one server: its uptime, its waiting, and the date. Everything that expires uses this clock, so that
/// tests can control it.
package struct ServerClock: Sendable {
  /// Returns the time since this value was created.
  package let elapsed: @Sendable () -> Duration
  package let sleep: @Sendable (Duration) async throws -> Void
  /// Returns the seconds since 1970, for records that survive a restart.
  package let date: @Sendable () -> Double

  package init(
    clock: any Clock<Duration> = ContinuousClock(),
    date: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
  ) {
    let clock = ElapsedClock(clock)
    elapsed = { clock.now }
    sleep = { try await clock.sleep(for: $0) }
    self.date = date
  }
}

extension ServerClock {
  /// Runs the body until it ends or its deadline passes. After the deadline, it cancels the body and waits until the
  /// body has stopped.
  ///
  /// - Parameter deadline: Returns the time by which the body must end, by ``elapsed``. It is called again each time
  ///   that the deadline seems to have passed, so the deadline may move while the body makes progress.
  /// - Returns: The result of the body; nil if its deadline passed first, or if the task was cancelled.
  package func run<Value: Sendable>(
    until deadline: @escaping @Sendable () -> Duration, _ body: @escaping @Sendable () async -> Value
  ) async -> Value? {
    await withTaskGroup(of: Value?.self) { group in
      group.addTask { await body() }
      group.addTask {
        while case let left = deadline() - elapsed(), left > .zero {
          guard (try? await sleep(left)) != nil else { return nil }
        }
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
  }
}
