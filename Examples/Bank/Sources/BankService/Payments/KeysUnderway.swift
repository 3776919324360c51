import Synchronization

/// The keys whose first request is being carried out. They need not outlive the process: what it had not committed is
/// not there afterwards.
final class KeysUnderway: Sendable {
  struct Key: Hashable, Sendable {
    var customer: Int64
    var key: String
  }

  private let keys = Mutex<Set<Key>>([])

  func begin(_ key: Key) -> Bool {
    keys.withLock { $0.insert(key).inserted }
  }

  func end(_ key: Key) {
    keys.withLock { _ = $0.remove(key) }
  }
}
