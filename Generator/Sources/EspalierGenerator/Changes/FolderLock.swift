internal import Foundation

/// The right of one process to write into a folder, which ends with the process at the latest.
///
/// The folder itself is locked, so no file is left behind that somebody would have to ignore or remove.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Takes the right; nil if another holder has it.
  ///
  /// - Throws: `POSIXError` if the folder cannot be opened, or its file system has no locks.
  init?(of folder: URL) throws {
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      // The end of the initializer calls `deinit`, which closes the descriptor.
      if code == EWOULDBLOCK { return nil }
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
