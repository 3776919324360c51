import Synchronization

/// The commands that wait for their answer.
final class PendingAnswers: Sendable {
  private struct Command {
    let tab: String?
    let continuation: CheckedContinuation<JSONValue, any Error>
  }

  private struct State {
    var last = 0
    var waiting: [Int: Command] = [:]
    var end: (any Error)?
  }

  private let state = Mutex(State())

  /// A number that no command had before.
  func newNumber() -> Int {
    state.withLock {
      $0.last += 1
      return $0.last
    }
  }

  /// Keeps a command until its answer comes; where the connection has ended it fails at once, and this answers false.
  func wait(_ number: Int, tab: String?, _ continuation: CheckedContinuation<JSONValue, any Error>) -> Bool {
    let end = state.withLock { state in
      if state.end == nil { state.waiting[number] = Command(tab: tab, continuation: continuation) }
      return state.end
    }
    if let end { continuation.resume(throwing: end) }
    return end == nil
  }

  /// Gives a command its answer, once.
  func settle(_ number: Int, _ answer: Result<JSONValue, any Error>) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.continuation.resume(with: answer)
  }

  /// Fails what waits for a tab, which has to do something else first.
  func fail(in tab: String, _ error: any Error) {
    let failed = state.withLock { state in
      let failed = state.waiting.filter { $0.value.tab == tab }
      for number in failed.keys { state.waiting[number] = nil }
      return failed.values.map(\.continuation)
    }
    for continuation in failed { continuation.resume(throwing: error) }
  }

  /// Fails everything, now and from now on.
  func end(_ error: any Error) {
    let failed = state.withLock { state in
      if state.end == nil { state.end = error }
      defer { state.waiting = [:] }
      return state.waiting.values.map(\.continuation)
    }
    for continuation in failed { continuation.resume(throwing: error) }
  }
}
