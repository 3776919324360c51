internal import EspalierBase

/// A turn with a secret that has come, in which work is done while nobody else has one.
///
/// Whoever asked for the work may leave before it has ended, and the work need not heed its cancellation: it may be just about
/// to keep what a server has given it. So the turn belongs to the work.
///
/// - The caller is let go with the end of the lease, or at once when it is cancelled; the work is cancelled then.
/// - The turn has ended before the caller gets the value or the error.
package struct SecretTurn: Sendable {
  private let name: String
  private let lease: Duration
  private let clock: any Clock<Duration>
  private let end: @Sendable () -> Void

  /// Describes a turn; nothing happens before ``value(_:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the secret.
  ///   - lease: The longest time that the turn lasts.
  ///   - clock: The clock that measures it.
  ///   - end: Lets the next one have a turn. It is called again where the work outlives its lease, and does nothing then.
  package init(
    with name: String, lease: Duration, clock: any Clock<Duration>, endingBy end: @escaping @Sendable () -> Void
  ) {
    (self.name, self.lease, self.clock, self.end) = (name, lease, clock, end)
  }

  /// Does the work, and returns what it comes to.
  ///
  /// - Throws: `WaitLimitError` when the lease is over before; `CancellationError` when the caller is cancelled; what the
  ///   work throws.
  package func value<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let flight = Flight<Value>()
    // It goes on without a caller, as the work does.
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
