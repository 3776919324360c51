internal import EspalierLivePage
internal import NIOCore

/// The table of all sessions. It finds them by key and by person, and removes them in the order of their last use.
///
/// No operation of a request iterates over all sessions, so many strangers delay no one.
struct SessionTable {
  /// The importance of a session when there are too many. Sessions of the least importance are removed first.
  enum Standing: Int, CaseIterable {
    case passing
    case connected
    case signedIn
  }

  struct Entry {
    fileprivate(set) var record: SessionRecord
    fileprivate(set) var hasConnected: Bool
    var sockets = 0
    var savedSeen: Double
    let messages: SharedRate
    var submissions: TokenBucket
    var exports: TokenBucket
    var prepared: TokenBucket

    init(record: SessionRecord, limits: SessionLimits, hasConnected: Bool = false, savedSeen: Double = 0) {
      self.record = record
      self.hasConnected = hasConnected
      self.savedSeen = savedSeen
      messages = SharedRate(limits.messages)
      submissions = limits.submissions
      exports = limits.exports
      prepared = limits.prepared
    }

    var standing: Standing { record.identity != nil ? .signedIn : hasConnected ? .connected : .passing }

    /// True if the session is worth storing in a file, unlike that of a crawler.
    var isKept: Bool { standing != .passing }
  }

  /// One recorded use of a session. If the time of this use is the session's time of last use, the session has not been
  /// used since.
  private struct Use {
    let key: SessionKey
    let seen: Double
  }

  private(set) var entries: [SessionKey: Entry] = [:]
  private(set) var signedIn = 0
  /// The sessions whose file may differ from the table.
  var unsaved: Set<SessionKey> = []
  private var keysOfPeople: [String: Set<SessionKey>] = [:]
  private var uses = Standing.allCases.map { _ in CircularBuffer<Use>() }

  var count: Int { entries.count }

  subscript(key: SessionKey) -> Entry? { entries[key] }

  /// Returns the sessions of a person, the least recently used first.
  func keys(of identity: String) -> [SessionKey] {
    keysOfPeople[identity, default: []].sorted { seen($0) < seen($1) }
  }

  private func seen(_ key: SessionKey) -> Double { entries[key]?.record.seen ?? 0 }

  // MARK: Changes

  mutating func insert(_ entry: Entry, _ key: SessionKey) {
    remove(key)
    if let identity = entry.record.identity {
      keysOfPeople[identity, default: []].insert(key)
      signedIn += 1
    }
    note(key, entry, at: entry.record.seen)
  }

  mutating func remove(_ key: SessionKey) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    if let identity = entry.record.identity {
      keysOfPeople[identity]?.remove(key)
      if keysOfPeople[identity]?.isEmpty == true { keysOfPeople[identity] = nil }
      signedIn -= 1
    }
    if entry.isKept { unsaved.insert(key) }
  }

  /// Records that the session is in use now.
  mutating func use(_ key: SessionKey, at now: Double) {
    guard let entry = entries[key], entry.record.seen != now else { return }
    note(key, entry, at: now)
  }

  /// Records that the session has a live connection, and so is not a crawler's.
  mutating func connect(_ key: SessionKey) {
    guard var entry = entries[key], !entry.hasConnected else { return }
    entry.hasConnected = true
    unsaved.insert(key)
    note(key, entry, at: entry.record.seen)
  }

  /// Changes properties of a session other than its person and the time of its last use.
  mutating func change(_ key: SessionKey, _ body: (inout Entry) -> Void) {
    if var entry = entries[key] {
      body(&entry)
      entries[key] = entry
    }
  }

  // MARK: Room

  /// Removes the least recently used session of the given importance. A signed-in session is removed only if it has no
  /// connection, because a connection means that the person is present.
  ///
  /// - Returns: The session; nil if there is no such session.
  mutating func removeOldest(_ standing: Standing, at now: Double) -> SessionKey? {
    for _ in 0..<uses[standing.rawValue].count {
      guard let use = uses[standing.rawValue].popFirst() else { return nil }
      guard let entry = entries[use.key], Self.isLast(use, of: entry, standing) else { continue }
      guard standing == .signedIn, entry.sockets > 0 else {
        remove(use.key)
        return use.key
      }
      note(use.key, entry, at: now)
    }
    return nil
  }

  /// Records the last use of a session. Earlier uses stay in the list and are skipped; they are removed when the list
  /// is more than twice as long as the number of sessions.
  private mutating func note(_ key: SessionKey, _ entry: Entry, at now: Double) {
    var entry = entry
    entry.record.seen = now
    entries[key] = entry
    let standing = entry.standing
    uses[standing.rawValue].append(Use(key: key, seen: now))
    guard uses[standing.rawValue].count > 64 + 2 * entries.count else { return }
    let entries = entries
    uses[standing.rawValue].removeAll { !Self.isLast($0, of: entries[$0.key], standing) }
  }

  private static func isLast(_ use: Use, of entry: Entry?, _ standing: Standing) -> Bool {
    entry?.record.seen == use.seen && entry?.standing == standing
  }
}
