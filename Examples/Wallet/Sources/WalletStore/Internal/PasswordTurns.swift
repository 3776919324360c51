import Foundation
import Synchronization

/// Lets passwords be looked at one after the other, because each takes a core and 32 MB for a tenth of a second.
///
/// Those who wait stand in two lanes: who is known (a browser from which the user has signed in before, this machine's
/// command line) goes before strangers. Both lanes are bounded, and so is what one network or browser may have in them;
/// who finds no place is told at once. Who gives up waiting leaves, and costs nothing.
package final class PasswordTurns: Sendable {
  /// Who wants a turn.
  package enum Place: Hashable, Sendable {
    case thisMachine
    case browser(String)
    case network(String)

    fileprivate var lane: Int {
      if case .network = self { 1 } else { 0 }
    }

    /// How many may wait at one place.
    fileprivate var limit: Int {
      switch self {
      case .thisMachine: PasswordTurns.mostInLane
      case .browser: 2
      case .network: 4
      }
    }
  }

  /// How many may wait in one lane.
  package static let mostInLane = 64

  private struct Waiter {
    let number: Int
    let place: Place
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var isTaken = false
    var lanes: [[Waiter]] = [[], []]
    /// Those who were cancelled before they stood in a lane.
    var gone: Set<Int> = []
    var last = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Runs the body when it is its turn.
  /// - Throws: ``WalletError/busy`` when there is no place to wait; a cancellation error when the task was cancelled while
  ///   it waited. The body has not begun then.
  package func withTurn<Value>(of place: Place, _ body: () async throws -> Value) async throws -> Value {
    try await take(place)
    defer { pass() }
    try Task.checkCancellation()
    return try await body()
  }

  /// How many wait at this moment.
  package var count: Int { state.withLock { $0.lanes.reduce(0) { $0 + $1.count } } }

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
      let lane = state.lanes[waiter.place.lane]
      guard lane.count < Self.mostInLane, lane.count(where: { $0.place == waiter.place }) < waiter.place.limit else {
        return .failure(WalletError.busy)
      }
      state.lanes[waiter.place.lane].append(waiter)
      return nil
    }
  }

  private func leave(_ number: Int) {
    let waiter = state.withLock { state -> Waiter? in
      for lane in state.lanes.indices {
        if let index = state.lanes[lane].firstIndex(where: { $0.number == number }) {
          return state.lanes[lane].remove(at: index)
        }
      }
      state.gone.insert(number)
      return nil
    }
    waiter?.continuation.resume(throwing: CancellationError())
  }

  private func pass() {
    let next = state.withLock { state -> Waiter? in
      for lane in state.lanes.indices where !state.lanes[lane].isEmpty { return state.lanes[lane].removeFirst() }
      state.isTaken = false
      return nil
    }
    next?.continuation.resume()
  }
}
