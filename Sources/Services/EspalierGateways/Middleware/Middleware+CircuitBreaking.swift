internal import EspalierBase
internal import Synchronization

extension Middleware {
  /// Stops asking a server that fails, for a while, so that it can recover and nobody waits in vain.
  ///
  /// After `failures` in a row, of the way or with a status of 500 and more, requests to that origin fail at once with
  /// ``NetworkError/Reason/circuitOpen(_:)``. After `rest`, one request tries; the others go on when it had an answer.
  ///
  /// - Parameters:
  ///   - failures: The failures in a row.
  ///   - rest: The time in which nobody asks.
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
        // What was cancelled, or went wrong on this side, says nothing of the server.
        if error.transportFault == nil { circuits.letGo(of: origin) } else { circuits.note(false, of: origin) }
        throw error
      }
    }
  }
}

/// The circuit of each origin: its failures in a row, and the time until it is asked again.
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

  /// The time until a request may go; nil if it may go now.
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

  /// The request says nothing of the server; another may try.
  func letGo(of origin: String) { circuits.withLock { $0[origin]?.isTrying = false } }
}
