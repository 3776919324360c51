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

/// Folders that only the user who runs the program may use, regardless of the process's umask.
///
/// An app keeps its data in one. Further files that a database or a library creates next to its own are then not
/// visible to other users.
public enum PrivateFolder {
  /// Creates a folder and all missing folders above it, accessible only to the owner. If the folder exists, the
  /// permissions of others are removed from it.
  ///
  /// A folder that others use is refused instead. These are `/`, a folder for all users such as `/tmp`, and a folder
  /// with items that an app does not keep, such as a home or the folder of a project (a folder, a program or a hidden
  /// file that is open to others, or an item of another user). A link to a folder is followed. A folder of root is used
  /// unchanged if only its group has permissions to it: an operator has given it to this group.
  ///
  /// - Throws: ``PrivateFileError`` if the folder cannot be created, belongs to another user, is used by others, or
  ///   stays open to them.
  public static func make(_ folder: URL) throws(PrivateFileError) {
    let path = FilePath.of(folder)
    try FilePath.makeFolders(path)
    try tighten(path)
  }

  /// Removes the permissions of others from a folder, if it exists.
  ///
  /// - Throws: ``PrivateFileError`` if it belongs to another user, is used by others, or stays open to them.
  public static func tighten(_ folder: URL) throws(PrivateFileError) {
    let path = FilePath.of(folder)
    var status = stat()
    if stat(path, &status) != 0, errno == ENOENT { return }
    try tighten(path)
  }

  /// Creates the folder of a file, accessible only to the owner. An existing folder is unchanged, because it may
  /// contain other files.
  ///
  /// - Throws: ``PrivateFileError`` if it cannot be created.
  public static func make(around file: URL) throws(PrivateFileError) {
    try FilePath.makeFolders(FilePath.of(file.deletingLastPathComponent()))
  }

  private static func tighten(_ path: String) throws(PrivateFileError) {
    // The check and the change apply to the open folder, not to a path that may have been replaced in the meantime.
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last(path) }
    let user = geteuid()
    // Root may use the folder of any user: in a container, it often belongs to a user of the host.
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
