import Synchronization

/// The commands that wait for their answers.
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

  /// Returns a number that no command had before.
  func newNumber() -> Int {
    state.withLock {
      $0.last += 1
      return $0.last
    }
  }

  /// Keeps a command until its answer arrives. If the connection has ended, the command fails at once, and the method
  /// returns false.
  func wait(_ number: Int, tab: String?, _ continuation: CheckedContinuation<JSONValue, any Error>) -> Bool {
    let end = state.withLock { state in
      if state.end == nil { state.waiting[number] = Command(tab: tab, continuation: continuation) }
      return state.end
    }
    if let end { continuation.resume(throwing: end) }
    return end == nil
  }

  /// Delivers the answer of a command. Further answers to the same command are ignored.
  func settle(_ number: Int, _ answer: Result<JSONValue, any Error>) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.continuation.resume(with: answer)
  }

  /// Fails the commands that wait for a tab, because the tab has to handle something else first.
  func fail(in tab: String, _ error: any Error) {
    let failed = state.withLock { state in
      let failed = state.waiting.filter { $0.value.tab == tab }
      for number in failed.keys { state.waiting[number] = nil }
      return failed.values.map(\.continuation)
    }
    for continuation in failed { continuation.resume(throwing: error) }
  }

  /// Fails all commands that wait for an answer, and all later commands.
  func end(_ error: any Error) {
    let failed = state.withLock { state in
      if state.end == nil { state.end = error }
      defer { state.waiting = [:] }
      return state.waiting.values.map(\.continuation)
    }
    for continuation in failed { continuation.resume(throwing: error) }
  }
}
