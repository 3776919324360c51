#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The file of an SQLite database and its companion files, accessible only to their owner.
///
/// ```swift
/// import EspalierFiles
/// import Foundation
///
/// func open(in folder: URL) throws {
///   try PrivateFolder.make(folder)
///   let file = folder.appending(path: "atlas.sqlite")
///   try PrivateDatabase.prepare(file)
///   // Now a library of SQLite opens the file.
/// }
/// ```
public enum PrivateDatabase {
  /// Creates the file and its folder if they do not exist, and removes the permissions of others from the file and its
  /// companions.
  ///
  /// Call it before SQLite opens the file: SQLite gives the companions that it creates the permissions of the file
  /// itself. An existing file is not opened, because closing it would release the locks of another connection of this
  /// process.
  ///
  /// - Throws: ``PrivateFileError`` if the file cannot be created, is not a file, or stays open to others.
  public static func prepare(_ file: URL) throws(PrivateFileError) {
    try PrivateFolder.make(around: file)
    let path = FilePath.of(file)
    let descriptor = FilePath.open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC)
    if descriptor >= 0 { _ = close(descriptor) } else if errno != EEXIST { throw .last(path) }
    try tighten(path, mustExist: true)
    for companion in ["-wal", "-shm", "-journal"] { try tighten(path + companion, mustExist: false) }
  }

  private static func tighten(_ path: String, mustExist: Bool) throws(PrivateFileError) {
    // The check and the change apply to one file, even if the path is replaced in the meantime.
    guard let file = FileReference(path) else {
      // The last process that closes the database removes a companion.
      if !mustExist, errno == ENOENT { return }
      throw .last(path)
    }
    guard let status = file.status else { throw .last(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw PrivateFileError(path: path, cause: .noFile) }
    guard status.st_mode & 0o077 != 0 else { return }
    file.allow(0o600)
    guard let left = file.status else { throw .last(path) }
    guard left.st_mode & S_IFMT == S_IFREG else { throw PrivateFileError(path: path, cause: .noFile) }
    guard left.st_mode & 0o077 == 0 else {
      let owner = left.st_uid == geteuid()
      throw PrivateFileError(
        path: path, cause: owner ? .isOpen(permissions: UInt32(left.st_mode & 0o7777)) : .otherOwner)
    }
  }
}
