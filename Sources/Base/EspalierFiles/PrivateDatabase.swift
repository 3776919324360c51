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

/// The file of a database of SQLite and its companions, readable for their owner alone.
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
  /// Makes the file and its folder if they are not there, and takes the rights of others to the file and its companions
  /// away.
  ///
  /// It is called before SQLite opens the file: SQLite gives the companions that it makes the rights of the file itself. A
  /// file that is there is not opened, because closing it would take the locks of another connection of this process.
  ///
  /// - Throws: ``PrivateFileError`` if it cannot be made, is no file, or stays open to others.
  public static func prepare(_ file: URL) throws(PrivateFileError) {
    try PrivateFolder.make(around: file)
    let path = FilePath.of(file)
    let descriptor = FilePath.open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC)
    if descriptor >= 0 { _ = close(descriptor) } else if errno != EEXIST { throw .last(path) }
    try tighten(path, mustExist: true)
    for companion in ["-wal", "-shm", "-journal"] { try tighten(path + companion, mustExist: false) }
  }

  private static func tighten(_ path: String, mustExist: Bool) throws(PrivateFileError) {
    // What is asked and changed is one and the same file, whatever is put in its place meanwhile.
    guard let file = FileReference(path) else {
      // A companion is removed by who closes last.
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
