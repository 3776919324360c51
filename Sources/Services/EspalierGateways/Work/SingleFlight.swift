internal import EspalierBase
internal import Synchronization

/// A runner that shares work between callers. It runs the work for a key once, even if many callers request it at the
/// same time.
///
/// ```swift
/// let rates = SingleFlight<String, Int>()
///
/// func rate(of currency: String) async throws -> Int {
///   try await rates.value(for: currency) { 108 }
/// }
/// ```
///
/// A caller that requests a key while its work is in progress waits for that work. A caller that is cancelled returns,
/// and the others continue to wait; when the last has returned, the work is cancelled. The value is not kept once the
/// work has ended; for that see ``Middleware/cached(in:now:)``. An error is thrown to all callers that wait.
///
/// - Isolation: Any thread. The work runs in a task of its own, with the task locals of the caller that asked first.
public final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let flights = Mutex<[Key: Flight<Value>]>([:])

  /// Creates a runner without work in progress.
  public init() {}

  /// The number of keys whose work is in progress.
  public var count: Int { flights.withLock { $0.count } }

  /// Returns the value of the work for a key. Starts the work unless it is in progress already.
  public func value(for key: Key, _ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let (flight, isFirst) = flights.withLock { flights in
      if let flight = flights[key], flight.join() { return (flight, false) }
      let flight = Flight<Value>()
      flights[key] = flight
      return (flight, true)
    }
    if isFirst {
      flight.start { [weak self] in
        let result: Result<Value, any Error>
        do { result = .success(try await work()) } catch { result = .failure(error) }
        self?.end(flight, key)
        return result
      }
    }
    return try await flight.value()
  }

  private func end(_ flight: Flight<Value>, _ key: Key) {
    flights.withLock { flights in
      if flights[key] === flight { flights[key] = nil }
    }
  }
}
