import Foundation

/// Lets processes that start at once open the database one after the other.
///
/// SQLite does not wait when two connections make a new file and its log at the same time; one of them fails. The lock
/// is the system's own, so it goes with a process that dies.
struct OpeningLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until nobody else is opening.
  /// - Throws: The system's reason if the file cannot be made.
  init(path: String) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit {
    close(descriptor)
  }
}
