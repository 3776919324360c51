internal import EspalierLivePage
internal import EspalierScreens
internal import EspalierViews
internal import Synchronization

/// The messages and values of forms that were not accepted, until they are shown again: one form of each session, for a
/// short while, and no more of its values than there is room for.
///
/// Secrets are never among them. Values that do not fit are left out, the longest texts first, and so have to be
/// entered anew; when all sessions together have too much, the oldest form is dropped.
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
    /// The sessions in the order of their forms; one that has had another form since stands in it more than once.
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

  /// Keeps what was wrong with a form for the next page at that path, in place of what was kept for the session before.
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

  /// Gives out, once, what was wrong with the form of the page at that path.
  func take(path: String, for key: SessionKey) -> SubmissionRejection? {
    let now = time.elapsed()
    return state.withLock { state in
      guard let kept = state.forms[key], kept.path == path, kept.until > now else { return nil }
      remove(key, from: &state)
      return kept.rejection
    }
  }

  /// Drops what nobody has come for.
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

  /// The number of bytes that are kept at this moment.
  var bytes: Int { state.withLock { $0.bytes } }

  private func remove(_ key: SessionKey, from state: inout State) {
    if let kept = state.forms.removeValue(forKey: key) { state.bytes -= kept.bytes }
  }

  /// The rejection with as many of the values as there is room for beside the messages, the short ones first.
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
