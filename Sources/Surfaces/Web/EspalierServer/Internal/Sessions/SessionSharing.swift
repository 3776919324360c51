internal import EspalierLivePage

/// The relation of a worker's sessions to those of all workers.
struct SessionSharing: Sendable {
  /// Returns true if connections of a new session with that identifier come to this worker.
  var accepts: @Sendable (_ identifier: String) -> Bool
  /// Returns the record of a session that another worker has stored on disk.
  var stored: @Sendable (SessionKey) -> SessionRecord?
  /// Notifies all other workers of sessions that have ended here.
  var ended: @Sendable ([SessionKey]) -> Void
}

/// The sessions that have ended recently, so that a file that was read just before does not restore them.
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
