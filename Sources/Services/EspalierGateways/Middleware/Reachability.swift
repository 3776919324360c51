public import Observation

/// Tells whether a server can be reached, as an observed value that screens and view models read.
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
/// It learns from what requests come to (``Middleware/reporting(to:)``) and, while nobody asks anything, from a probe
/// (``watch(every:clock:probe:)``).
///
/// - Isolation: The main actor.
@MainActor @Observable
public final class Reachability {
  /// The reachability of a server, as the last request showed it.
  public enum State: Sendable, Hashable {
    /// Nobody has asked yet.
    case unknown
    /// The last request had an answer, whatever it was.
    case reachable
    /// The last request had none.
    case unreachable
  }

  /// The state of the server, as far as is known now.
  public private(set) var state: State

  /// True unless the last request had no answer: what nobody has tried yet may work.
  public var isReachable: Bool { state != .unreachable }

  @ObservationIgnored private let told = FanOut<State>()

  /// Makes a reachability with the state to begin with.
  public init(_ state: State = .unknown) { self.state = state }

  /// Returns a stream of the state that is known now and of each change after it, for work that goes on beside screens.
  /// A slow reader gets the newest.
  ///
  /// ```swift
  /// @MainActor func synchronise(with reachability: Reachability, _ work: () async -> Void) async {
  ///   for await state in reachability.states() where state == .reachable { await work() }
  /// }
  /// ```
  ///
  /// The stream ends with the task that reads it, or with the reachability.
  public func states() -> AsyncStream<State> { told.stream(state, bufferingPolicy: .bufferingNewest(1)) }

  /// Notes what a request has come to. Readers are told when it changes, and only then.
  public func note(isReachable: Bool) {
    let next: State = isReachable ? .reachable : .unreachable
    guard state != next else { return }
    state = next
    told.send(next)
  }

  /// Probes the server again and again until the task is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The wait between two probes.
  ///   - clock: The clock that measures the wait.
  ///   - probe: A small request. What it throws counts as no answer, unless it is a ``NetworkError`` that has a status.
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
  /// Tells a reachability what each request comes to.
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
