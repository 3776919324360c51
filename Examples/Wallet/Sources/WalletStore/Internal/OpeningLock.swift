import EspalierFiles
import Foundation

/// Lets processes that start at once open the database one after the other.
///
/// SQLite does not wait when two connections make a new file and its log at the same time; one of them fails, and a
/// migration must not meet another. The lock is the system's own, so it goes with a process that dies.
struct OpeningLock: ~Copyable, Sendable {
  private let descriptor: Int32

  /// Waits until no other process is opening, and holds the thread meanwhile.
  /// - Throws: ``OpeningLockHeld`` when one still is after the limit; the system's reason if the file cannot be made.
  static func wait(at path: String, within limit: Duration) throws -> OpeningLock {
    let start = ContinuousClock.now
    while true {
      if let lock = try attempt(path: path) { return lock }
      guard start.duration(to: .now) < limit else { throw OpeningLockHeld(limit: limit) }
      usleep(10_000)
    }
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

/// Another process has been opening the database for longer than anybody waits.
struct OpeningLockHeld: Error {
  let limit: Duration

  /// The reason in words, within an error that names the database.
  var reason: String {
    "another process has been opening it for \(limit.components.seconds) seconds. See which one has the file that ends in "
      + ".opening (with fuser), and end it if it hangs"
  }
}
