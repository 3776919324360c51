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

/// Folders that only the user who runs the program may use, whatever the process's umask.
///
/// An app keeps its data in one. A database or a library that makes more files beside its own then shows them to nobody.
public enum PrivateFolder {
  /// Makes a folder with all above it, for its owner alone; from one that is there, the rights of others are taken.
  ///
  /// A folder that others use is not closed to them, but refused: `/`, one for all users such as `/tmp`, and one that holds
  /// what an app does not keep, as a home or the folder of a project does (a folder, a program or a hidden file that is open
  /// to others, or something of another user). A link to a folder is followed. A folder of root is used as it is if nobody but its group has rights to it: an operator
  /// has given it to this group.
  ///
  /// - Throws: ``PrivateFileError`` if the folder cannot be made, belongs to another user, is used by others, or stays open
  ///   to them.
  public static func make(_ folder: URL) throws(PrivateFileError) {
    let path = FilePath.of(folder)
    try FilePath.makeFolders(path)
    try tighten(path)
  }

  /// Takes the rights of others from a folder if it is there.
  ///
  /// - Throws: ``PrivateFileError`` if it belongs to another user, is used by others, or stays open to them.
  public static func tighten(_ folder: URL) throws(PrivateFileError) {
    let path = FilePath.of(folder)
    var status = stat()
    if stat(path, &status) != 0, errno == ENOENT { return }
    try tighten(path)
  }

  /// Makes the folder of a file, for its owner alone. One that is there stays as it is: it may hold other things.
  ///
  /// - Throws: ``PrivateFileError`` if it cannot be made.
  public static func make(around file: URL) throws(PrivateFileError) {
    try FilePath.makeFolders(FilePath.of(file.deletingLastPathComponent()))
  }

  private static func tighten(_ path: String) throws(PrivateFileError) {
    // What is asked and changed is the open folder, and not a path behind which another may stand by now.
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last(path) }
    let user = geteuid()
    // Root may use the folder of anybody: in a container it is often that of a user of the machine.
    if user != 0, status.st_uid != user {
      if status.st_uid == 0, status.st_mode & 0o007 == 0 { return }
      throw PrivateFileError(path: path, cause: SharedFolder.isForAll(status) ? .isShared(with: nil) : .otherOwner)
    }
    guard status.st_mode & 0o077 != 0 else { return }
    if SharedFolder.isForAll(status) { throw PrivateFileError(path: path, cause: .isShared(with: nil)) }
    if let name = try SharedFolder.firstShared(in: descriptor, of: status, path) {
      throw PrivateFileError(path: path, cause: .isShared(with: name))
    }
    _ = fchmod(descriptor, 0o700)
    guard fstat(descriptor, &status) == 0 else { throw .last(path) }
    guard status.st_mode & 0o077 == 0 else {
      throw PrivateFileError(path: path, cause: .isOpen(permissions: UInt32(status.st_mode & 0o7777)))
    }
  }
}
