internal import EspalierLivePage
internal import EspalierScreens
internal import Synchronization

/// A store of all sessions, in memory. ``SessionRecords`` writes its changes to disk.
///
/// The store answers immediately from any thread, so that an upgrade can be decided where the request arrives.
///
/// A stranger's session is only its signed cookie: after the session was forgotten (evicted, restarted), the cookie
/// restores it. Sign-ins are known only here and on disk, so a cookie that outlived its sign-out is a stranger's.
final class SessionStore: Sendable {
  private let key: SigningKey
  private let limits: SessionLimits
  private let time: ServerClock
  private let table = Mutex(SessionTable())
  /// The sharing of sessions with other workers; nil for a single process.
  private let sharing: SessionSharing?
  private let ended = Mutex(EndedSessions())

  init(key: SigningKey, limits: SessionLimits, time: ServerClock, sharing: SessionSharing? = nil) {
    self.key = key
    self.limits = limits
    self.time = time
    self.sharing = sharing
  }

  // MARK: Whose request it is

  /// Returns the session of a cookie; nil unless the cookie is valid and has not expired.
  func session(cookie value: String?) -> Session? {
    let now = time.date()
    guard let value, let cookie = SessionCookie(value: value, key: key, now: now) else { return nil }
    let name = cookie.key
    if let sharing, table.withLock({ $0[name] }) == nil, let record = sharing.stored(name) { takeIn(record, name) }
    return table.withLock { table in
      if let entry = table[name] {
        guard !isOver(entry, now: now) else { return nil }
        table.use(name, at: now)
        if entry.isKept && now - entry.savedSeen > 3_600 { table.unsaved.insert(name) }
        return session(name, entry.record)
      }
      guard makeRoom(&table) else { return nil }
      let record = SessionRecord(created: now, seen: now, expires: Double(cookie.expiry))
      table.insert(SessionTable.Entry(record: record, limits: limits), name)
      return session(name, record)
    }
  }

  /// Restores a session that another worker has stored on disk, unless it has ended meanwhile.
  private func takeIn(_ record: SessionRecord, _ key: SessionKey) {
    guard !ended.withLock({ $0.contains(key) }), restore(record, key: key) else { return }
    // A message about its end between the two checks has found no session to end.
    if ended.withLock({ $0.contains(key) }) { table.withLock { $0.remove(key) } }
  }

  /// Returns a temporary session that is not stored, for a request that does not begin a session.
  func passing(_ identity: String?) -> Session {
    let key = SessionKey(identifier: Base64URL.random(bytes: 24))
    return Session(key: key, identity: identity, visit: visit(key, nil))
  }

  /// Begins a new session of a stranger; returns nil if signed-in people use all sessions.
  func begin() -> (Session, SessionCookie)? {
    table.withLock { makeRoom(&$0) ? add(identity: nil, to: &$0) : nil }
  }

  /// Replaces a session with a new session of the person who has just signed in. The new session has a new identifier,
  /// so that the former identifier is useless to an attacker. The new session continues the visit of the stranger who
  /// has signed in.
  ///
  /// - Parameter visit: The visit, if the former session has ended already.
  /// - Returns: The session, and the sessions that were removed for it: the person's own if they have too many, and if
  ///   too many people are signed in, the least recently used session without a connection. Nil if there is no such
  ///   session; then nothing has changed.
  func signIn(
    _ identity: String, replacing former: SessionKey, visit: String? = nil
  ) -> (new: (Session, SessionCookie), ended: [SessionKey])? {
    let signedIn = table.withLock { table -> (new: (Session, SessionCookie), ended: [SessionKey])? in
      let own = table.keys(of: identity).filter { $0 != former }
      var ended = Array(own.prefix(max(0, own.count - limits.sessionsOfPerson + 1)))
      if ended.isEmpty, table[former]?.standing != .signedIn, table.signedIn >= limits.signedIn {
        guard let oldest = table.removeOldest(.signedIn, at: time.date()) else { return nil }
        ended.append(oldest)
      }
      for key in ended { table.remove(key) }
      let record = table[former]?.record
      let begun = record.flatMap { $0.identity == nil || $0.identity == identity ? self.visit(former, $0) : nil }
      table.remove(former)
      guard makeRoom(&table) else { return nil }
      return (add(identity: identity, visit: visit ?? begun, to: &table), ended)
    }
    if let signedIn { notifyEnd(of: signedIn.ended + [former]) }
    return signedIn
  }

  /// Replaces a session by a new session of a stranger.
  func signOut(_ former: SessionKey) -> (Session, SessionCookie) {
    defer { notifyEnd(of: [former]) }
    return table.withLock { table in
      table.remove(former)
      _ = makeRoom(&table)
      return add(identity: nil, to: &table)
    }
  }

  /// Ends one session.
  func remove(_ key: SessionKey) {
    table.withLock { $0.remove(key) }
    notifyEnd(of: [key])
  }

  /// Ends all sessions of a person, and returns their keys.
  /// - Parameter tells: True to notify other workers.
  @discardableResult func remove(identity: String, tells: Bool = true) -> [SessionKey] {
    let keys = table.withLock { table in
      let keys = table.keys(of: identity)
      for key in keys { table.remove(key) }
      return keys
    }
    if tells { notifyEnd(of: keys) } else { for key in keys { noteEnd(of: key) } }
    return keys
  }

  /// Removes a session that another worker has ended.
  func wasEnded(_ key: SessionKey) {
    noteEnd(of: key)
    table.withLock { $0.remove(key) }
  }

  /// Returns true if a session has ended for all workers. The result is false for a session that was only removed from
  /// the memory of this process.
  func hasEnded(_ key: SessionKey) -> Bool { ended.withLock { $0.contains(key) } }

  private func noteEnd(of key: SessionKey) { ended.withLock { $0.add(key) } }

  private func notifyEnd(of keys: [SessionKey]) {
    guard let sharing, !keys.isEmpty else { return }
    for key in keys { noteEnd(of: key) }
    sharing.ended(keys)
  }

  /// Returns true if the session still belongs to the same person as when it was looked up.
  func isCurrent(_ session: Session) -> Bool {
    let now = time.date()
    return table.withLock { table in
      guard let entry = table[session.key], !isOver(entry, now: now) else { return session.identity == nil }
      return entry.record.identity == session.identity
    }
  }

  // MARK: What belongs to a session

  /// Returns the limit on messages that all live connections of a session share.
  func messageRate(of key: SessionKey) -> SharedRate {
    table.withLock { $0[key]?.messages } ?? SharedRate(limits.messages)
  }

  /// Counts a form; returns false if the session has sent too many.
  func takeSubmission(_ key: SessionKey) -> Bool { take(key) { $0.submissions.take(at: $1) } }

  /// Counts a request for an exported file; returns false if the session has requested too many.
  func takeExport(_ key: SessionKey) -> Bool { take(key) { $0.exports.take(at: $1) } }

  /// Counts a place that is prepared ahead; returns false if the session has asked for too many, or does not exist.
  func takePrepared(_ key: SessionKey) -> Bool { take(key) { $0.prepared.take(at: $1) } }

  private func take(_ key: SessionKey, _ take: (inout SessionTable.Entry, Duration) -> Bool) -> Bool {
    let now = time.elapsed()
    return table.withLock { table in
      var isTaken = false
      table.change(key) { isTaken = take(&$0, now) }
      return isTaken
    }
  }

  /// Counts a connection; returns false if the session has too many.
  func openSocket(_ key: SessionKey) -> Bool {
    table.withLock { table in
      guard let entry = table[key], entry.sockets < limits.sockets else { return false }
      table.change(key) { $0.sockets += 1 }
      table.connect(key)
      return true
    }
  }

  func closeSocket(_ key: SessionKey) {
    table.withLock { table in
      guard let sockets = table[key]?.sockets, sockets > 0 else { return }
      table.change(key) { $0.sockets = sockets - 1 }
      table.use(key, at: time.date())
    }
  }

  // MARK: Expiry and disk

  /// Removes expired sessions, and returns their keys. A session with a connection is in use.
  func sweep() -> [SessionKey] {
    let now = time.date()
    return table.withLock { table in
      let used = table.entries.filter { $0.value.sockets > 0 && $0.value.record.expires > now }.keys
      for key in used { table.use(key, at: now) }
      let over = table.entries.filter { isOver($0.value, now: now) }.map(\.key)
      for key in over { table.remove(key) }
      return over
    }
  }

  var count: Int { table.withLock { $0.count } }

  /// Returns the record to save for a session; nil if the session needs no file. The session counts as saved from now
  /// on.
  func recordToSave(_ key: SessionKey) -> SessionRecord? {
    table.withLock { table in
      table.unsaved.remove(key)
      guard let entry = table[key], entry.isKept else { return nil }
      table.change(key) { $0.savedSeen = $0.record.seen }
      return entry.record
    }
  }

  /// The sessions whose files are not up to date.
  var unsaved: [SessionKey] { table.withLock { Array($0.unsaved) } }

  func markUnsaved(_ key: SessionKey) { table.withLock { _ = $0.unsaved.insert(key) } }

  /// Marks every session whose file is not up to date as unsaved, for the last save before the server ends.
  func markAllUnsaved() {
    table.withLock { table in
      for (key, entry) in table.entries where entry.isKept && entry.savedSeen != entry.record.seen {
        table.unsaved.insert(key)
      }
    }
  }

  /// Restores a session that was on disk. The caller restores the least recently used sessions first. If the limits
  /// have become smaller, other sessions are removed to make room, as for a new session.
  ///
  /// - Returns: False if the session has expired.
  func restore(_ record: SessionRecord, key: SessionKey) -> Bool {
    let now = time.date()
    let entry = SessionTable.Entry(record: record, limits: limits, hasConnected: true, savedSeen: record.seen)
    guard !isOver(entry, now: now) else { return false }
    table.withLock { table in
      if record.identity != nil {
        while table.signedIn >= limits.signedIn, table.removeOldest(.signedIn, at: now) != nil {}
      }
      _ = makeRoom(&table)
      table.insert(entry, key)
    }
    return true
  }

  // MARK: -

  /// Returns true if a session has expired, according to its record on disk.
  func isOver(_ record: SessionRecord) -> Bool {
    isOver(SessionTable.Entry(record: record, limits: limits, hasConnected: true), now: time.date())
  }

  private func isOver(_ entry: SessionTable.Entry, now: Double) -> Bool {
    entry.record.expires <= now || entry.record.seen + (entry.isKept ? limits.idle : limits.strangerIdle) <= now
  }

  private func session(_ key: SessionKey, _ record: SessionRecord) -> Session {
    Session(key: key, identity: record.identity, visit: visit(key, record))
  }

  /// Returns the name of a visit: it stays the same as long as the session has its key, and reveals nothing about the
  /// key.
  private func visit(_ session: SessionKey, _ record: SessionRecord?) -> String {
    record?.visit ?? key.signature(of: "visit|\(session.name)")
  }

  private func add(identity: String?, visit: String? = nil, to table: inout SessionTable) -> (Session, SessionCookie) {
    let now = time.date()
    let cookie = SessionCookie(expiry: Int(now + limits.lifetime)) { sharing?.accepts($0) ?? true }
    let key = cookie.key
    let record = SessionRecord(
      identity: identity, visit: visit, created: now, seen: now, expires: Double(cookie.expiry))
    table.insert(SessionTable.Entry(record: record, limits: limits), key)
    if identity != nil { table.unsaved.insert(key) }
    return (session(key, record), cookie)
  }

  /// Removes sessions of strangers until there is room for one more session. Sessions that never connected are removed
  /// first, then the others; of each kind, the least recently used is removed first.
  ///
  /// - Returns: True if there is room.
  private func makeRoom(_ table: inout SessionTable) -> Bool {
    while table.count >= limits.sessions {
      let now = time.date()
      guard table.removeOldest(.passing, at: now) ?? table.removeOldest(.connected, at: now) != nil else {
        return false
      }
    }
    return true
  }
}
