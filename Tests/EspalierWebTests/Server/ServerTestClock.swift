import Synchronization

/// A clock that stands still until a test moves it.
final class ServerTestClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var length: Duration
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextNumber = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var waiters: [(length: Duration, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (result, woken) = state.withLock {
          state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
          if state.cancelled.remove(number) != nil { return (.failure(CancellationError()), []) }
          if deadline <= state.now { return (.success(()), []) }
          let length = state.now.duration(to: deadline)
          state.sleepers[number] = Sleeper(deadline: deadline, length: length, continuation: continuation)
          let woken = state.waiters.filter { $0.length == length }.map(\.continuation)
          state.waiters.removeAll { $0.length == length }
          return (nil, woken)
        }
        if let result { continuation.resume(with: result) }
        for waiter in woken { waiter.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let sleeper = state.sleepers.removeValue(forKey: number) else {
          state.cancelled.insert(number)
          return nil
        }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Returns once somebody sleeps who lay down for just that long.
  func sleeper(of length: Duration) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.sleepers.values.contains(where: { $0.length == length }) { return true }
        state.waiters.append((length, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.map(\.continuation)
    }
    for continuation in woken { continuation.resume() }
  }

  /// Moves time on, after the sweeper has gone to sleep, and returns when it has swept and sleeps again.
  func advanceAndSweep(by duration: Duration) async {
    await sleeper(of: .seconds(1))
    advance(by: duration)
    await sleeper(of: .seconds(1))
  }
}
