internal import EspalierFiles
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import Synchronization

/// A system lock on a file. It excludes other parts of this process and other processes.
///
/// The end of the process releases it too.
final class FileLock: Sendable {
  private let descriptor: Mutex<Int32?>

  private init(_ descriptor: Int32) { self.descriptor = Mutex(descriptor) }

  deinit { release() }

  /// Releases the lock, unless it is released already.
  func release() {
    descriptor.withLock { descriptor in
      if let open = descriptor { _ = close(open) }
      descriptor = nil
    }
  }

  /// Takes the lock if it is free; returns nil otherwise. The file and its folder are created if needed.
  static func attempt(_ file: URL) throws -> FileLock? {
    let descriptor = try StoredBytes.convertingErrors {
      try PrivateFolder.make(around: file)
      return try PrivateFile.open(file, flags: O_RDWR | O_CREAT)
    }
    let lock = FileLock(descriptor)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return nil }
      guard errno == EINTR else { throw StoredBytes.failure(file.path) }
    }
    return lock
  }

  /// Does short work under the lock. The thread is blocked until the lock is free.
  ///
  /// - Parameter limit: The longest time that the thread is blocked: a process that hangs may never release the lock.
  /// - Throws: ``SecretError/locked(path:limit:)``, and what the work throws.
  static func locked<Value>(
    _ file: URL, within limit: Duration = .seconds(5), _ work: () throws -> Value
  ) throws -> Value {
    let start = ContinuousClock.now
    while true {
      if let lock = try attempt(file) {
        defer { withExtendedLifetime(lock) {} }
        return try work()
      }
      guard start.duration(to: .now) < limit else { throw SecretError.locked(path: file.path, limit: limit) }
      usleep(2_000)
    }
  }
}
