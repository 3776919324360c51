internal import EspalierBase
internal import Synchronization

extension Middleware {
  /// Stops sending requests to a failing server for a while. The server can recover, and no caller waits in vain.
  ///
  /// After `failures` consecutive failures (of the connection, or with a status of 500 or more), requests to that
  /// origin fail at once with ``NetworkError/Reason/circuitOpen(_:)``. After `rest`, one request is sent; if it gets a
  /// response, the others continue too.
  ///
  /// - Parameters:
  ///   - failures: The number of consecutive failures.
  ///   - rest: The time during which no request is sent.
  ///   - clock: The clock that measures the rest.
  public static func circuitBreaking(
    after failures: Int = 5, for rest: Duration = .seconds(30), clock: any Clock<Duration> = ContinuousClock()
  ) -> Middleware {
    let circuits = Circuits(failures: max(1, failures), rest: rest, clock: ElapsedClock(clock))
    return Middleware { request, next in
      let origin = request.address?.origin ?? ""
      if let left = circuits.refusal(of: origin) { throw NetworkError(.circuitOpen(left), request) }
      do {
        let response = try await next(request)
        circuits.note(response.status < 500, of: origin)
        return response
      } catch {
        // A cancellation, or an error on this side, says nothing about the server.
        if error.transportFault == nil { circuits.endTrial(of: origin) } else { circuits.note(false, of: origin) }
        throw error
      }
    }
  }
}

/// The circuits of all origins. A circuit counts consecutive failures, and contains the time from which it allows
/// requests again.
private final class Circuits: Sendable {
  private struct Circuit {
    var failures = 0
    var opensAgain: Duration?
    var isTrying = false
  }

  private let failures: Int
  private let rest: Duration
  private let clock: ElapsedClock
  private let circuits = Mutex<[String: Circuit]>([:])

  init(failures: Int, rest: Duration, clock: ElapsedClock) {
    self.failures = failures
    self.rest = rest
    self.clock = clock
  }

  /// Returns the time until the origin's circuit allows a request; nil if it allows one now.
  func refusal(of origin: String) -> Duration? {
    circuits.withLock { circuits in
      guard var circuit = circuits[origin], let end = circuit.opensAgain else { return nil }
      let left = end - clock.now
      if left > .zero { return left }
      if circuit.isTrying { return .zero }
      circuit.isTrying = true
      circuits[origin] = circuit
      return nil
    }
  }

  func note(_ hasAnswered: Bool, of origin: String) {
    circuits.withLock { circuits in
      guard !hasAnswered else { return circuits[origin] = nil }
      var circuit = circuits[origin] ?? Circuit()
      circuit.failures += 1
      if circuit.failures >= failures || circuit.isTrying { circuit.opensAgain = clock.now + rest }
      circuit.isTrying = false
      circuits[origin] = circuit
    }
  }

  /// Ends a trial request that gave no result about the server, so that another request can be the trial.
  func endTrial(of origin: String) { circuits.withLock { $0[origin]?.isTrying = false } }
}
