internal import Synchronization

/// A limit on the logging of what can happen again and again, such as refusals that any client can cause with a single
/// request. Each reason is logged at most once a minute, with the number of times.
///
/// Otherwise a stranger could fill the disk, and important messages would be lost among them.
final class LogThrottle: Sendable {
  /// A line that is to be logged.
  struct Line {
    let reason: String
    /// The number of times since the last line of this reason, including this one.
    let times: Int
  }

  /// The reason that stands for all others when too many are known.
  static let others = "Further messages, of which there are more than a thousand different ones a minute"
  private static let pause = Duration.seconds(60)
  /// The largest number of known reasons, because a report of a window can name what a client sent.
  private static let maximum = 1_000

  private struct Logged {
    var last: Duration
    var silent = 0
  }

  private struct State {
    var reasons: [String: Logged] = [:]
    /// The time of the last look for old reasons, which reads all of them.
    var cleaned: Duration?
  }

  private let state = Mutex(State())

  /// Counts one time.
  ///
  /// - Returns: The line to log, which has ``others`` as its reason if too many are known; nil if none must be logged now.
  func add(_ reason: String, at now: Duration) -> Line? {
    state.withLock { state in
      let reason = Self.hasRoom(for: reason, at: now, in: &state) ? reason : Self.others
      let known = state.reasons[reason]
      if let known, now - known.last < Self.pause {
        state.reasons[reason]?.silent += 1
        return nil
      }
      state.reasons[reason] = Logged(last: now)
      return Line(reason: reason, times: 1 + (known?.silent ?? 0))
    }
  }

  private static func hasRoom(for reason: String, at now: Duration, in state: inout State) -> Bool {
    guard state.reasons.count >= maximum, state.reasons[reason] == nil else { return true }
    if state.cleaned.map({ now - $0 >= pause }) ?? true {
      state.cleaned = now
      state.reasons = state.reasons.filter { now - $0.value.last < pause || $0.key == others }
    }
    return state.reasons.count < maximum
  }
}
