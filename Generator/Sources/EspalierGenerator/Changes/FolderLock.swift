internal import Foundation

/// The right of one process to write into a folder, which ends with the process at the latest.
///
/// The folder itself is locked, so no file is left behind that somebody would have to ignore or remove.
final class FolderLock: Sendable {
  let descriptor: Int32
  /// False where the file system has no locks, as some that are reached over a network. Whoever writes there relies on
  /// looking at each file again before it is written.
  let isHeld: Bool

  /// Takes the right; nil if another holder has it.
  ///
  /// - Throws: `POSIXError` if the folder cannot be opened.
  init?(of folder: URL) throws {
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      isHeld = false
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    isHeld = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    // A failing initializer of a class runs `deinit`, which closes the descriptor.
    if !isHeld, errno == EWOULDBLOCK { return nil }
  }

  deinit {
    guard descriptor >= 0 else { return }
    // A process that is being started has the descriptor too until it runs its program, and would hold the lock as long.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
