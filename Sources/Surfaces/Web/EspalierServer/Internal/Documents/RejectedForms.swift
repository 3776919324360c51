internal import EspalierLivePage
internal import EspalierScreens
internal import EspalierViews
internal import Synchronization

/// The messages and values of rejected forms, which are kept for a short time until the forms are shown again.
///
/// There is one form for each session, with as many values as fit.
///
/// Secrets are never kept. Values that do not fit are omitted, the longest texts first, and so have to be entered
/// again. If all sessions together exceed their limit, the oldest form is dropped.
final class RejectedForms: Sendable {
  private struct Kept {
    let path: String
    let rejection: SubmissionRejection
    let bytes: Int
    let until: Duration
    let number: Int
  }

  private struct State {
    var forms: [SessionKey: Kept] = [:]
    var bytes = 0
    var count = 0
    /// The sessions in the order in which their forms were rejected. A session can occur more than once, if several of
    /// its forms were rejected.
    var order: [(key: SessionKey, number: Int)] = []
  }

  private let bytesOfSession: Int
  private let bytesOfAll: Int
  private let lifetime: Duration
  private let time: ServerClock
  private let state = Mutex(State())

  init(bytesOfSession: Int, bytesOfAll: Int, lifetime: Duration, time: ServerClock) {
    self.bytesOfSession = bytesOfSession
    self.bytesOfAll = bytesOfAll
    self.lifetime = lifetime
    self.time = time
  }

  /// Keeps the problems of a form for the next page at that path. They replace the kept problems of the session.
  func keep(_ rejection: SubmissionRejection, path: String, for key: SessionKey) {
    let (rejection, bytes) = fitting(rejection, beside: path.utf8.count)
    let until = time.elapsed() + lifetime
    state.withLock { state in
      remove(key, from: &state)
      state.count += 1
      let kept = Kept(path: path, rejection: rejection, bytes: bytes, until: until, number: state.count)
      state.forms[key] = kept
      state.bytes += bytes
      state.order.append((key, kept.number))
      while state.bytes > bytesOfAll, let oldest = state.order.first {
        state.order.removeFirst()
        if state.forms[oldest.key]?.number == oldest.number { remove(oldest.key, from: &state) }
      }
    }
  }

  /// Returns the problems of the form of the page at that path, and removes them.
  func take(path: String, for key: SessionKey) -> SubmissionRejection? {
    let now = time.elapsed()
    return state.withLock { state in
      guard let kept = state.forms[key], kept.path == path, kept.until > now else { return nil }
      remove(key, from: &state)
      return kept.rejection
    }
  }

  /// Removes expired forms.
  func sweep() {
    let now = time.elapsed()
    state.withLock { state in
      while let oldest = state.order.first {
        let kept = state.forms[oldest.key]
        if let kept, kept.number == oldest.number {
          guard kept.until <= now else { break }
          remove(oldest.key, from: &state)
        }
        state.order.removeFirst()
      }
    }
  }

  /// The number of bytes that are currently kept.
  var bytes: Int { state.withLock { $0.bytes } }

  private func remove(_ key: SessionKey, from state: inout State) {
    if let kept = state.forms.removeValue(forKey: key) { state.bytes -= kept.bytes }
  }

  /// Returns the rejection with as many values as fit in addition to the messages. Short values come first.
  private func fitting(_ rejection: SubmissionRejection, beside used: Int) -> (SubmissionRejection, bytes: Int) {
    func size(_ pair: (key: FieldName, value: String)) -> Int { pair.key.rawValue.utf8.count + pair.value.utf8.count }
    var fitting = rejection
    var bytes = used
    func fill(_ pairs: [FieldName: String]) -> [FieldName: String] {
      var taken: [FieldName: String] = [:]
      for pair in pairs.sorted(by: { (size($0), $0.key.rawValue) < (size($1), $1.key.rawValue) }) {
        guard bytes + size(pair) <= bytesOfSession else { break }
        bytes += size(pair)
        taken[pair.key] = pair.value
      }
      return taken
    }
    fitting.messages = fill(rejection.messages)
    fitting.values = fill(rejection.values)
    return (fitting, bytes)
  }
}
