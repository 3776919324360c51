internal import EspalierLivePage
internal import EspalierWire
internal import EspalierWorkers
internal import Logging

/// The ending of sessions with everything that belongs to them: their pages, their records on disk, and their copies in
/// other workers.
struct SessionEnding: Sendable {
  let sessions: SessionStore
  let records: SessionRecords
  let pages: LivePages
  /// The connection to the other workers; nil if this process is the only one.
  let link: WorkerLink?
  let logger: Logger

  /// Signs a person out everywhere: removes all their sessions, and ends all their pages.
  func endAll(of identity: String) async {
    for key in sessions.remove(identity: identity) { await records.save(key) }
    if let link {
      // Another worker may have read one of the files just before.
      let keys = await records.removeAll(of: identity)
      for key in keys { sessions.wasEnded(key) }
      link.send(.ended(keys.map(\.name)))
      link.send(.signedOut(identity: identity))
    }
    await pages.end(identity: identity, reason: .signedOut)
  }

  /// Ends a session that the host has ended, with its pages.
  func endByHost(_ session: Session) async {
    sessions.remove(session.key)
    await pages.end(session: session.key, reason: .signedOut)
    await records.save(session.key)
    logger.info("Signed out by the host", metadata: ["session": "\(session.key.forLogs)"])
  }

  /// Ends the pages of sessions that were removed to make room for a new session.
  func makeRoom(_ ended: [SessionKey]) async {
    for key in ended {
      await pages.end(session: key, reason: .expired)
      await records.save(key)
    }
  }

  /// Ends the pages of a session that a new session has replaced, and stores both sessions.
  ///
  /// - Parameter path: The place that the browser leaves with the change.
  func replace(_ former: Session, by new: Session, _ reason: PageEnding, leaving path: String) async {
    await pages.end(session: former.key, reason: reason, leaving: path)
    await records.save(former.key)
    await records.save(new.key)
  }

  /// Stores the current state of a session.
  func save(_ key: SessionKey) async { await records.save(key) }

  /// Handles a message from another worker.
  func receive(_ message: WorkerMessage) {
    Task {
      switch message {
      case .ended(let names):
        for key in names.compactMap({ SessionKey(name: $0) }) {
          sessions.wasEnded(key)
          await pages.end(session: key, reason: .signedOut)
        }
      case .signedOut(let identity):
        sessions.remove(identity: identity, tells: false)
        await pages.end(identity: identity, reason: .signedOut)
      }
    }
  }
}
