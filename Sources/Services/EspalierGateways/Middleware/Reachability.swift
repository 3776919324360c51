public import Observation

/// The reachability of a server, as an observed value that screens and view models read.
///
/// ```swift
/// @MainActor @Observable
/// final class SignInViewModel {
///   let reachability: Reachability
///   var name = ""
///   init(reachability: Reachability) { self.reachability = reachability }
///
///   var canSignIn: Bool { reachability.isReachable && name.count >= 5 }
/// }
/// ```
///
/// It learns from the outcomes of requests (``Middleware/reporting(to:)``) and, while there are no requests, from a
/// probe (``watch(every:clock:probe:)``).
///
/// - Isolation: The main actor.
@MainActor @Observable
public final class Reachability {
  /// The state of a server, according to the last request.
  public enum State: Sendable, Hashable {
    /// There was no request yet.
    case unknown
    /// The last request got a response, with any status.
    case reachable
    /// The last request got no response.
    case unreachable
  }

  /// The state of the server, as far as it is known now.
  public private(set) var state: State

  /// A Boolean value that indicates whether the server may be reachable: false only if the last request got no
  /// response.
  public var isReachable: Bool { state != .unreachable }

  @ObservationIgnored private let changes = FanOut<State>()

  /// Creates a reachability with an initial state.
  public init(_ state: State = .unknown) { self.state = state }

  /// Returns a stream of the current state and each change, for work that runs beside screens. A slow reader gets only
  /// the newest state.
  ///
  /// ```swift
  /// @MainActor func synchronise(with reachability: Reachability, _ work: () async -> Void) async {
  ///   for await state in reachability.states() where state == .reachable { await work() }
  /// }
  /// ```
  ///
  /// The stream ends with the task that reads it, or with the reachability.
  public func states() -> AsyncStream<State> { changes.stream(state, bufferingPolicy: .bufferingNewest(1)) }

  /// Records the outcome of a request. Readers are notified only if the state changes.
  public func note(isReachable: Bool) {
    let next: State = isReachable ? .reachable : .unreachable
    guard state != next else { return }
    state = next
    changes.send(next)
  }

  /// Probes the server repeatedly until the task is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The wait between two probes.
  ///   - clock: The clock that measures the wait.
  ///   - probe: A closure that sends a small request. An error that it throws counts as no response, unless it is a
  ///     ``NetworkError`` with a status.
  public func watch(
    every interval: Duration = .seconds(15), clock: any Clock<Duration> = ContinuousClock(),
    probe: @Sendable () async throws -> Void
  ) async {
    while !Task.isCancelled {
      do {
        try await probe()
        note(isReachable: true)
      } catch let error as NetworkError {
        note(isReachable: error.status != nil)
      } catch is CancellationError {
        return
      } catch {
        note(isReachable: false)
      }
      do { try await clock.sleep(for: interval) } catch { return }
    }
  }
}

extension Middleware {
  /// Reports the outcome of each request to a reachability.
  public static func reporting(to reachability: Reachability) -> Middleware {
    Middleware { request, next in
      do {
        let response = try await next(request)
        await reachability.note(isReachable: true)
        return response
      } catch {
        try Task.checkCancellation()
        if error.transportFault != nil { await reachability.note(isReachable: false) }
        throw error
      }
    }
  }
}
