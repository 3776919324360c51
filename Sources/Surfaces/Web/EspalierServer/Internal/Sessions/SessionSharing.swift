internal import EspalierLivePage

/// The functions with which a worker shares its sessions with all other workers.
struct SessionSharing: Sendable {
  /// A function that returns true if the connections of a new session with this identifier are handed to this worker.
  var accepts: @Sendable (_ identifier: String) -> Bool
  /// A function that returns the record of a session that another worker has stored on disk.
  var stored: @Sendable (SessionKey) -> SessionRecord?
  /// A function that notifies all other workers of sessions that have ended here.
  var ended: @Sendable ([SessionKey]) -> Void
}

/// A record of the sessions that have ended recently. It prevents an ended session from being restored from a file that
/// was read just before the session ended.
struct EndedSessions {
  private static let most = 4_096
  private var keys: Set<SessionKey> = []
  private var before: Set<SessionKey> = []

  mutating func add(_ key: SessionKey) {
    if keys.count >= Self.most { (before, keys) = (keys, []) }
    keys.insert(key)
  }

  func contains(_ key: SessionKey) -> Bool { keys.contains(key) || before.contains(key) }
}
