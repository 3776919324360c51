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

/// A file whose text is valid only while its writer holds a system lock on it.
///
/// Each text is a file of its own, which is written and locked before it gets its name. A reader never finds half a
/// text. It finds an earlier text only in an earlier file, whose lock ended with its writer.
final class AnnouncedFile: Sendable {
  private static let limit = 4_096
  private let descriptor: Int32

  init(_ text: String, at file: URL) throws(SharedAddressError) {
    do {
      // No other process has the file open yet, so the lock is free. An address need not survive a loss of power.
      descriptor = try PrivateFile.replace(file, with: Array(text.utf8.prefix(Self.limit)), isDurable: false) {
        flock($0, LOCK_EX | LOCK_NB) == 0
      }
    } catch {
      throw .system(path: file.path, reason: error.reason)
    }
  }

  deinit { close(descriptor) }

  /// Returns the text of a file if its writer still runs; otherwise nil.
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
    // A process that gets the lock knows that no writer holds it. Closing the descriptor releases the lock.
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

// Declared outside the class because within it `read` would mean its own function.
private func system(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int { read(descriptor, &bytes, bytes.count) }
