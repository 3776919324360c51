import Foundation

/// The file of the database and its companions, readable for their owner alone whatever the directory and the process
/// allow others.
enum PrivateDatabaseFile {
  /// Makes the file if there is none, and takes everybody else's rights to it and its companions away.
  ///
  /// It is called before SQLite opens the file: SQLite gives the companions that it makes the rights of the file
  /// itself.
  /// - Throws: The system's reason if the file cannot be made or opened.
  static func prepare(_ path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    // A file system that knows no rights refuses; there is nothing to be taken away there.
    _ = fchmod(descriptor, 0o600)
    close(descriptor)
    for companion in ["-wal", "-shm"] { _ = chmod(path + companion, 0o600) }
  }
}
