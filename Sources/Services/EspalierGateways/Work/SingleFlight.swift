internal import EspalierBase
internal import Synchronization

/// Work that is done once, however many callers ask for it at the same time.
///
/// ```swift
/// let rates = SingleFlight<String, Int>()
///
/// func rate(of currency: String) async throws -> Int {
///   try await rates.value(for: currency) { 108 }
/// }
/// ```
///
/// A caller that asks while the work of a key goes on waits for it. A caller that is cancelled leaves, and the others
/// keep waiting; when the last has left, the work is cancelled. Nothing is kept once the work has ended: see
/// ``Middleware/cached(in:now:)`` for that. An error is thrown to all callers that wait.
///
/// - Isolation: Any thread. The work runs in a task of its own, with the task locals of the caller that asked first.
public final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let flights = Mutex<[Key: Flight<Value>]>([:])

  /// Creates a value without work under way.
  public init() {}

  /// The number of keys whose work goes on.
  public var count: Int { flights.withLock { $0.count } }

  /// Returns the value of the work, which begins unless it goes on already.
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
