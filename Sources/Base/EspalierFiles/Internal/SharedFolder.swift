#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Folders that others than an app use, so that taking their rights would break what they do.
enum SharedFolder {
  /// Returns true for the root of the file system, and for a folder in which each user has things of their own.
  static func isForAll(_ status: stat) -> Bool {
    var root = stat()
    if stat("/", &root) == 0, root.st_dev == status.st_dev, root.st_ino == status.st_ino { return true }
    return status.st_mode & S_ISVTX != 0 && status.st_mode & 0o007 != 0
  }

  /// Returns the name of something in an open folder that an app does not keep among its data; nil where there is none.
  ///
  /// What an app makes is its owner's alone. Plain files that are open to others may be what a backup or `cp` has left, and
  /// are closed one by one; folders, programs and hidden files that are open are somebody's home or project.
  static func firstShared(
    in folder: Int32, of status: stat, _ path: String
  ) throws(PrivateFileError) -> String? {
    // The reading of names closes the descriptor that it is given.
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
    // What has gone meanwhile is nobody's.
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
