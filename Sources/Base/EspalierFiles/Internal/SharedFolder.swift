#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The detection of folders that other users need too. If an app removed the permissions of these users, their work
/// would fail.
enum SharedFolder {
  /// Returns true for the root of the file system, and for a folder in which each user keeps files.
  static func isForAll(_ status: stat) -> Bool {
    var root = stat()
    if stat("/", &root) == 0, root.st_dev == status.st_dev, root.st_ino == status.st_ino { return true }
    return status.st_mode & S_ISVTX != 0 && status.st_mode & 0o007 != 0
  }

  /// Returns the name of an item in a folder that shows that other users use the folder, such as an item of another
  /// user; nil if there is no such item. An app keeps no such items among its data.
  ///
  /// Files that an app creates are accessible only to their owner. Plain files that are open to others may come from a
  /// backup or `cp`, and are closed one by one. Folders, programs and hidden files that are open to others belong to a
  /// home or a project.
  static func firstShared(
    in folder: Int32, of status: stat, _ path: String
  ) throws(PrivateFileError) -> String? {
    // Reading the names closes the descriptor that is passed to it.
    let descriptor = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    guard let names = fdopendir(descriptor) else {
      _ = close(descriptor)
      throw .last(path)
    }
    defer { _ = closedir(names) }
    var shared: [String] = []
    while let entry = readdir(names) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        // Safe: the system ends each name with a zero, within the memory of its entry.
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != "..", isShared(name, in: folder, of: status) { shared.append(name) }
    }
    return shared.min()
  }

  private static func isShared(_ name: String, in folder: Int32, of owner: stat) -> Bool {
    var status = stat()
    // An item that was removed in the meantime has no owner.
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
    if status.st_uid != owner.st_uid, status.st_uid != geteuid() { return true }
    guard status.st_mode & 0o077 != 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return true
    case S_IFREG: return name.hasPrefix(".") || status.st_mode & 0o111 != 0
    default: return false
    }
  }
}
