import EspalierFiles
import Foundation

/// Lets processes that start at once open the database one after the other.
///
/// SQLite does not wait when two connections make a new file and its log at the same time; one of them fails, and a
/// migration must not meet another. The lock is the system's own, so it goes with a process that dies.
struct OpeningLock: ~Copyable, Sendable {
  private let descriptor: Int32

  /// Waits until no other process is opening.
  /// - Throws: The system's reason if the file cannot be made.
  init(waitingAt path: String) throws {
    try self.init(path: path)
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Takes the lock if nobody else has it, and is nil otherwise.
  /// - Throws: The system's reason if the file cannot be made.
  static func attempt(path: String) throws -> OpeningLock? {
    let lock = try OpeningLock(path: path)
    guard flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    return consume lock
  }

  private init(path: String) throws {
    descriptor = try PrivateFile.open(URL(filePath: path), flags: O_RDWR | O_CREAT)
  }

  deinit {
    close(descriptor)
  }
}
