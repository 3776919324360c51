internal import EspalierScreens
internal import Synchronization

/// All sessions, in memory. It answers at once from any thread, so that an upgrade can be decided where the request
/// arrives; ``SessionRecords`` brings what changed to disk.
///
/// A stranger's session is nothing but its signed cookie: when it was forgotten (evicted, restarted), the cookie brings
/// it back. Being signed in is only ever known here and on disk, so a cookie that outlived its sign-out is a
/// stranger's.
final class SessionStore: Sendable {
  private let key: SigningKey
  private let limits: SessionLimits
  private let time: ServiceTime
  private let state = Mutex(State())

  private struct State {
    var entries: [SessionKey: Entry] = [:]
    /// Sessions whose file may differ from what is here.
    var unsaved: Set<SessionKey> = []
  }

  private struct Entry {
    var record: SessionRecord
    var hasConnected = false
    var sockets = 0
    var savedSeen = 0.0
    let messages: SharedRate
    var submissions: TokenBucket

    init(record: SessionRecord, limits: SessionLimits, hasConnected: Bool = false, savedSeen: Double = 0) {
      self.record = record
      self.hasConnected = hasConnected
      self.savedSeen = savedSeen
      messages = SharedRate(limits.messages)
      submissions = limits.submissions
    }

    /// Whether it is worth a file: a crawler is not.
    var isKept: Bool { record.identity != nil || hasConnected }
  }

  init(key: SigningKey, limits: SessionLimits, time: ServiceTime) {
    self.key = key
    self.limits = limits
    self.time = time
  }

  // MARK: Whose request it is

  /// The session of a cookie, nil unless the cookie is genuine and still holds.
  func session(cookie value: String?) -> Session? {
    let now = time.date()
    guard let value, let cookie = SessionCookie(value: value, key: key, now: now) else { return nil }
    let name = cookie.key
    return state.withLock { state in
      if var entry = state.entries[name] {
        guard !isOver(entry, now: now) else { return nil }
        entry.record.seen = now
        if entry.isKept && now - entry.savedSeen > 3_600 { state.unsaved.insert(name) }
        state.entries[name] = entry
        return Session(key: name, identity: entry.record.identity)
      }
      guard makeRoom(&state) else { return nil }
      let record = SessionRecord(created: now, seen: now, expires: Double(cookie.expiry))
      state.entries[name] = Entry(record: record, limits: limits)
      return Session(key: name, identity: nil)
    }
  }

  /// A new stranger's session; nil when every place is taken by somebody who is signed in.
  func begin() -> (Session, SessionCookie)? {
    state.withLock { makeRoom(&$0) ? add(identity: nil, to: &$0) : nil }
  }

  /// Replaces a session by one of the person who has just signed in. The identifier is new, so whoever knew the former
  /// one has nothing.
  /// - Returns: The session, and those of the same person that had to make room for it: they have too many.
  func signIn(_ identity: String, replacing former: SessionKey) -> (new: (Session, SessionCookie), ended: [SessionKey])
  {
    state.withLock { state in
      remove(former, from: &state)
      let own = state.entries.filter { $0.value.record.identity == identity }
      let surplus = own.count - limits.sessionsOfPerson + 1
      let ended = own.sorted { $0.value.record.seen < $1.value.record.seen }.prefix(max(0, surplus)).map(\.key)
      for key in ended { remove(key, from: &state) }
      _ = makeRoom(&state)
      return (add(identity: identity, to: &state), ended)
    }
  }

  /// Replaces a session by a stranger's.
  func signOut(_ former: SessionKey) -> (Session, SessionCookie) {
    state.withLock { state in
      remove(former, from: &state)
      _ = makeRoom(&state)
      return add(identity: nil, to: &state)
    }
  }

  /// Ends all sessions of a person, and tells which they were.
  func remove(identity: String) -> [SessionKey] {
    state.withLock { state in
      let keys = state.entries.filter { $0.value.record.identity == identity }.map(\.key)
      for key in keys { remove(key, from: &state) }
      return keys
    }
  }

  /// Whether the session still belongs to whom it belonged to when it was looked up.
  func isCurrent(_ session: Session) -> Bool {
    let now = time.date()
    return state.withLock { state in
      guard let entry = state.entries[session.key], !isOver(entry, now: now) else { return session.identity == nil }
      return entry.record.identity == session.identity
    }
  }

  // MARK: What belongs to a session

  /// What all live connections of a session are counted by.
  func messageRate(of key: SessionKey) -> SharedRate {
    state.withLock { $0.entries[key]?.messages } ?? SharedRate(limits.messages)
  }

  /// Counts a form in; false when the session has sent too many.
  func takeSubmission(_ key: SessionKey) -> Bool {
    let now = time.elapsed()
    return state.withLock { $0.entries[key]?.submissions.take(at: now) ?? false }
  }

  /// Counts a connection in; false when the session has too many.
  func openSocket(_ key: SessionKey) -> Bool {
    state.withLock { state in
      guard let entry = state.entries[key], entry.sockets < limits.sockets else { return false }
      state.entries[key]?.sockets += 1
      if !entry.hasConnected {
        state.entries[key]?.hasConnected = true
        state.unsaved.insert(key)
      }
      return true
    }
  }

  func closeSocket(_ key: SessionKey) {
    state.withLock { state in
      guard let sockets = state.entries[key]?.sockets, sockets > 0 else { return }
      state.entries[key]?.sockets = sockets - 1
      state.entries[key]?.record.seen = time.date()
    }
  }

  // MARK: Expiry and disk

  /// Forgets what has expired, and tells which sessions those were. A session with a connection is in use.
  func sweep() -> [SessionKey] {
    let now = time.date()
    return state.withLock { state in
      for (key, entry) in state.entries where entry.sockets > 0 && entry.record.expires > now {
        state.entries[key]?.record.seen = now
      }
      let over = state.entries.filter { isOver($0.value, now: now) }.map(\.key)
      for key in over { remove(key, from: &state) }
      return over
    }
  }

  var count: Int { state.withLock { $0.entries.count } }

  /// What is to stand on disk for a session, nil for no file. It counts as saved from now on.
  func recordToSave(_ key: SessionKey) -> SessionRecord? {
    state.withLock { state in
      state.unsaved.remove(key)
      guard let entry = state.entries[key], entry.isKept else { return nil }
      state.entries[key]?.savedSeen = entry.record.seen
      return entry.record
    }
  }

  /// The sessions whose files are not up to date.
  var unsaved: [SessionKey] { state.withLock { Array($0.unsaved) } }

  func markUnsaved(_ key: SessionKey) { state.withLock { _ = $0.unsaved.insert(key) } }

  /// Every session that has a file; for the last writing before the end.
  func markAllUnsaved() {
    state.withLock { state in
      for (key, entry) in state.entries where entry.isKept && entry.savedSeen != entry.record.seen {
        state.unsaved.insert(key)
      }
    }
  }

  /// Takes in what was on disk; false when it has expired.
  func restore(_ record: SessionRecord, key: SessionKey) -> Bool {
    let entry = Entry(record: record, limits: limits, hasConnected: true, savedSeen: record.seen)
    guard !isOver(entry, now: time.date()) else { return false }
    state.withLock { $0.entries[key] = entry }
    return true
  }

  // MARK: -

  private func isOver(_ entry: Entry, now: Double) -> Bool {
    entry.record.expires <= now || entry.record.seen + (entry.isKept ? limits.idle : limits.strangerIdle) <= now
  }

  private func add(identity: String?, to state: inout State) -> (Session, SessionCookie) {
    let now = time.date()
    let cookie = SessionCookie(expiry: Int(now + limits.lifetime))
    let key = cookie.key
    let record = SessionRecord(identity: identity, created: now, seen: now, expires: Double(cookie.expiry))
    state.entries[key] = Entry(record: record, limits: limits)
    if identity != nil { state.unsaved.insert(key) }
    return (Session(key: key, identity: identity), cookie)
  }

  private func remove(_ key: SessionKey, from state: inout State) {
    guard let entry = state.entries.removeValue(forKey: key) else { return }
    if entry.isKept { state.unsaved.insert(key) }
  }

  /// Forgets strangers when every place is taken, those who never connected and the oldest first, and a sixteenth of
  /// all places at once, so that a flood of new sessions does not search through all of them each time.
  private func makeRoom(_ state: inout State) -> Bool {
    guard state.entries.count >= limits.sessions else { return true }
    let strangers = state.entries.filter { $0.value.record.identity == nil }
      .sorted {
        ($0.value.hasConnected ? 1 : 0, $0.value.record.seen) < ($1.value.hasConnected ? 1 : 0, $1.value.record.seen)
      }
    let surplus = state.entries.count - limits.sessions + max(1, limits.sessions / 16)
    for (key, _) in strangers.prefix(surplus) { remove(key, from: &state) }
    return state.entries.count < limits.sessions
  }
}
