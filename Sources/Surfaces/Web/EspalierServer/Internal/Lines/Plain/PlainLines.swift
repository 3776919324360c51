internal import EspalierLivePage
internal import Synchronization

/// The open live connections over plain requests.
final class PlainLines: Sendable {
  private let lines = Mutex<[String: PlainLine]>([:])

  func add(_ line: PlainLine) { lines.withLock { $0[line.identifier] = line } }

  func remove(_ line: PlainLine) { lines.withLock { $0[line.identifier] = nil } }

  /// Returns the connection of a session; nil if it has ended, or belongs to another session.
  func line(_ identifier: String, of session: SessionKey) -> PlainLine? {
    lines.withLock { $0[identifier] }.flatMap { $0.session == session ? $0 : nil }
  }
}
