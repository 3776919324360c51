internal import EspalierBase

/// The right of one piece of work to use a secret alone, called its turn. The next turn begins only after this one has
/// ended.
///
/// The caller may return before the work has ended, and the work may ignore its cancellation, for example while it
/// stores a secret that a server has just sent. So the turn belongs to the work.
///
/// - The caller returns at the end of the lease, or at once when it is cancelled; then the work is cancelled.
/// - The turn has ended before the caller receives the value or the error.
package struct SecretTurn: Sendable {
  private let name: String
  private let lease: Duration
  private let clock: any Clock<Duration>
  private let end: @Sendable () -> Void

  /// Creates a turn. The turn starts no work until ``value(_:)`` is called.
  ///
  /// - Parameters:
  ///   - name: The name of the secret.
  ///   - lease: The longest time that the turn lasts.
  ///   - clock: The clock that measures it.
  ///   - end: A closure that ends the turn, so that the next one can begin. If the work outlives its lease, it is
  ///     called again, and must do nothing then.
  package init(
    with name: String, lease: Duration, clock: any Clock<Duration>, endingBy end: @escaping @Sendable () -> Void
  ) {
    (self.name, self.lease, self.clock, self.end) = (name, lease, clock, end)
  }

  /// Does the work, and returns its result.
  ///
  /// - Throws: `WaitLimitError` if the lease expires first; `CancellationError` if the caller is cancelled; errors of
  ///   the work.
  package func value<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let flight = Flight<Value>()
    // The alarm continues without a caller, like the work.
    let alarm = Task {
      guard (try? await clock.sleep(for: lease)) != nil else { return }
      end()
      flight.abandon(WaitLimitError(subject: "the use of the secret “\(name)”", limit: lease))
    }
    flight.start {
      defer {
        end()
        alarm.cancel()
      }
      do { return .success(try await work()) } catch { return .failure(error) }
    }
    return try await flight.value()
  }
}
