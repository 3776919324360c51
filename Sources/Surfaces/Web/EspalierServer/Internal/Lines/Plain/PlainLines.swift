internal import EspalierLivePage
internal import Synchronization

/// The live connections over plain requests that are open.
final class PlainLines: Sendable {
  private let lines = Mutex<[String: PlainLine]>([:])

  func add(_ line: PlainLine) { lines.withLock { $0[line.identifier] = line } }

  func remove(_ line: PlainLine) { lines.withLock { $0[line.identifier] = nil } }

  /// Returns the line of a session; nil where it has ended, or is another session's.
  func line(_ identifier: String, of session: SessionKey) -> PlainLine? {
    lines.withLock { $0[identifier] }.flatMap { $0.session == session ? $0 : nil }
  }
}
