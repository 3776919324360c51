import Foundation
import Synchronization

/// Lets passwords be looked at one after the other, because each takes a core and 32 MB for a tenth of a second.
///
/// There are two lanes to wait in: known places (a browser from which the user has signed in before, this machine's
/// command line) go before strangers, but while strangers wait they get one of four turns. In a lane the networks take
/// turns, so that nobody waits for all that another network has sent: anybody can become known by signing up. Both
/// lanes are bounded, and so is the number of waiters of one network or browser; a request that finds no room fails at
/// once. A request that is cancelled leaves its lane, and costs nothing.
package final class PasswordTurns: Sendable {
  /// The place that a password comes from, which waits for a turn.
  package enum Place: Hashable, Sendable {
    case thisMachine
    /// A browser that is known, by its mark, and the network that it is in; nil for this machine itself.
    case browser(String, network: String?)
    case network(String)

    fileprivate var lane: Int {
      if case .network = self { 1 } else { 0 }
    }

    /// The network, nil for this machine itself.
    fileprivate var network: String? {
      switch self {
      case .thisMachine: nil
      case .browser(_, let network): network
      case .network(let network): network
      }
    }

    /// The number of requests that may wait for one place.
    fileprivate var limit: Int {
      switch self {
      case .thisMachine: PasswordTurns.mostInLane
      case .browser: 2
      case .network: 4
      }
    }
  }

  /// The number of requests that may wait in one lane.
  package static let mostInLane = 64
  /// The number of requests from known browsers of one network that may wait.
  package static let mostKnownOfNetwork = 8
  /// The number of turns that the known lane gets in a row while strangers wait.
  private static let mostInARow = 3

  private struct Waiter {
    let number: Int
    let place: Place
    let continuation: CheckedContinuation<Void, any Error>
    /// The round of the waiter. In each round a network has one turn.
    var round = 0
  }

  private struct Lane {
    var waiters: [Waiter] = []
    var round = 0

    /// Returns true if the lane has room for a place.
    func takes(_ place: Place) -> Bool {
      guard waiters.count < PasswordTurns.mostInLane,
        waiters.count(where: { $0.place == place }) < place.limit
      else { return false }
      guard case .browser(_, let network?) = place else { return true }
      return waiters.count(where: { $0.place.network == network }) < PasswordTurns.mostKnownOfNetwork
    }

    mutating func append(_ waiter: Waiter) {
      var waiter = waiter
      let last = waiters.last { $0.place.network == waiter.place.network }?.round
      waiter.round = max(round, last ?? round) + 1
      waiters.append(waiter)
    }

    /// Takes out the next waiter: of the earliest round, the first that came.
    mutating func removeNext() -> Waiter? {
      guard let index = waiters.indices.min(by: { waiters[$0].round < waiters[$1].round }) else { return nil }
      let waiter = waiters.remove(at: index)
      round = waiter.round
      return waiter
    }
  }

  private struct State {
    var isTaken = false
    var lanes = [Lane(), Lane()]
    /// The number of turns that the known lane has had since a stranger had one.
    var inARow = 0
    /// The numbers of the waiters that were cancelled before they stood in a lane.
    var gone: Set<Int> = []
    var last = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Runs the body when it is its turn.
  /// - Throws: ``WalletError/busy`` when there is no place to wait; a cancellation error when the task was cancelled
  ///   while it waited. The body has not begun then.
  package func withTurn<Value>(of place: Place, _ body: () async throws -> Value) async throws -> Value {
    try await take(place)
    defer { pass() }
    try Task.checkCancellation()
    return try await body()
  }

  /// The number of requests that wait at this moment.
  package var count: Int { state.withLock { $0.lanes.reduce(0) { $0 + $1.waiters.count } } }

  private func take(_ place: Place) async throws {
    let number = state.withLock { state in
      state.last += 1
      return state.last
    }
    defer { state.withLock { _ = $0.gone.remove(number) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        if let result = enter(Waiter(number: number, place: place, continuation: continuation)) {
          continuation.resume(with: result)
        }
      }
    } onCancel: {
      leave(number)
    }
  }

  /// Takes the turn, or a place to wait for it; then there is no result yet.
  private func enter(_ waiter: Waiter) -> Result<Void, any Error>? {
    state.withLock { state in
      if state.gone.contains(waiter.number) { return .failure(CancellationError()) }
      guard state.isTaken else {
        state.isTaken = true
        return .success(())
      }
      guard state.lanes[waiter.place.lane].takes(waiter.place) else { return .failure(WalletError.busy) }
      state.lanes[waiter.place.lane].append(waiter)
      return nil
    }
  }

  private func leave(_ number: Int) {
    let waiter = state.withLock { state -> Waiter? in
      for lane in state.lanes.indices {
        if let index = state.lanes[lane].waiters.firstIndex(where: { $0.number == number }) {
          return state.lanes[lane].waiters.remove(at: index)
        }
      }
      state.gone.insert(number)
      return nil
    }
    waiter?.continuation.resume(throwing: CancellationError())
  }

  private func pass() {
    let next = state.withLock { state -> Waiter? in
      if state.inARow < Self.mostInARow, let known = state.lanes[0].removeNext() {
        state.inARow += 1
        return known
      }
      state.inARow = 0
      if let next = state.lanes[1].removeNext() ?? state.lanes[0].removeNext() { return next }
      state.isTaken = false
      return nil
    }
    next?.continuation.resume()
  }
}
