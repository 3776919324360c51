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

/// A file whose text counts for as long as its writer holds the system's lock on it.
///
/// Each text is a file of its own, written and locked before it gets its name: a reader finds an earlier text under its
/// own lock, which went with its writer, and never half a text.
final class AnnouncedFile: Sendable {
  private static let limit = 4_096
  private let descriptor: Int32

  init(_ text: String, at file: URL) throws(SharedAddressError) {
    let temporary = file.deletingLastPathComponent().appending(path: ".\(UUID().uuidString).new").path
    let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure(file) }
    self.descriptor = descriptor
    let bytes = Array(text.utf8.prefix(Self.limit))
    // Nobody else has the file open yet, so the lock is free.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, write(descriptor, bytes, bytes.count) == bytes.count,
      rename(temporary, file.path) == 0
    else {
      let error = Self.failure(file)
      unlink(temporary)
      throw error
    }
  }

  deinit { close(descriptor) }

  /// Returns the text of a file whose writer lives; nil if there is none.
  static func read(_ file: URL) throws(SharedAddressError) -> String? {
    let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw errno == ELOOP ? .notOwned(path: file.path) : failure(file)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(file) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { throw .notOwned(path: file.path) }
    // Whoever gets the lock finds that nobody holds it. It is given back with the descriptor.
    guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else { return nil }
    guard errno == EWOULDBLOCK else { throw failure(file) }
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = system(descriptor, &bytes)
    guard count >= 0 else { throw failure(file) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private static func failure(_ file: URL) -> SharedAddressError {
    .system(path: file.path, reason: String(cString: strerror(errno)))
  }
}

// Outside of the structure, whose own function of this name would be meant within it.
private func system(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int { read(descriptor, &bytes, bytes.count) }
