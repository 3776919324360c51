import Synchronization

/// The requests that arrived at the bank, so that a client's test sees its own requests from the other side.
///
/// The last 10,000 requests are kept. Safe to use from anywhere.
public final class BankLog: Sendable {
  private struct Waiter {
    var fits: @Sendable (LoggedRequest) -> Bool
    var found: AsyncStream<LoggedRequest>.Continuation
  }

  private struct State {
    var last = 0
    var nextWaiter = 0
    var requests: [LoggedRequest] = []
    var waiters: [Int: Waiter] = [:]
  }

  private let state = Mutex(State())

  init() {}

  /// The requests in the order in which they came.
  public var requests: [LoggedRequest] { state.withLock { $0.requests } }

  /// Forgets the requests that have ended.
  public func clear() {
    state.withLock { $0.requests.removeAll { $0.outcome != .underway } }
  }

  /// The first request that fits, as soon as there is one: an answer is in the client's hands a moment before it is
  /// noted here.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public func first(where fits: @escaping @Sendable (LoggedRequest) -> Bool) async throws -> LoggedRequest {
    let (stream, found) = AsyncStream.makeStream(of: LoggedRequest.self, bufferingPolicy: .bufferingOldest(1))
    let number = state.withLock { state in
      state.nextWaiter += 1
      if let request = state.requests.first(where: fits) {
        found.yield(request)
      } else {
        state.waiters[state.nextWaiter] = Waiter(fits: fits, found: found)
      }
      return state.nextWaiter
    }
    defer { state.withLock { _ = $0.waiters.removeValue(forKey: number) } }
    for await request in stream { return request }
    throw CancellationError()
  }

  func begin(method: String, path: String, query: String?, key: String?) -> Int {
    state.withLock { state in
      state.last += 1
      let request = LoggedRequest(
        id: state.last, method: method, path: path, query: query, idempotencyKey: key, outcome: .underway)
      if state.requests.count >= 10_000 { state.requests.removeFirst(1000) }
      state.requests.append(request)
      Self.tell(request, state)
      return request.id
    }
  }

  func end(_ id: Int, _ outcome: LoggedRequest.Outcome) {
    state.withLock { state in
      guard let index = state.requests.lastIndex(where: { $0.id == id }),
        state.requests[index].outcome == .underway
      else { return }
      state.requests[index].outcome = outcome
      Self.tell(state.requests[index], state)
    }
  }

  private static func tell(_ request: LoggedRequest, _ state: State) {
    for waiter in state.waiters.values where waiter.fits(request) { waiter.found.yield(request) }
  }
}
