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

/// A file whose text counts for as long as its writer holds the system's lock on it.
///
/// Each text is a file of its own, written and locked before it gets its name: a reader finds an earlier text under its
/// own lock, which went with its writer, and never half a text.
final class AnnouncedFile: Sendable {
  private static let limit = 4_096
  private let descriptor: Int32

  init(_ text: String, at file: URL) throws(SharedAddressError) {
    do {
      // Nobody else has the file open yet, so the lock is free. No address outlives a loss of power.
      descriptor = try PrivateFile.replace(file, with: Array(text.utf8.prefix(Self.limit)), isDurable: false) {
        flock($0, LOCK_EX | LOCK_NB) == 0
      }
    } catch {
      throw .system(path: file.path, reason: error.reason)
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
    .system(path: file.path, reason: PrivateFileError(path: file.path, cause: .system(code: errno)).reason)
  }
}

// Outside of the structure, whose own function of this name would be meant within it.
private func system(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int { read(descriptor, &bytes, bytes.count) }
