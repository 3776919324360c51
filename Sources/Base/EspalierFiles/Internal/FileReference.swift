#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A reference to one file that does not open it for reading or writing. So closing the reference does not release
/// locks of this process, such as those of SQLite.
///
/// A link is not followed; the reference is to the link itself. On a system that cannot hold a file in this way, its
/// name is looked up each time, and links are still not followed.
struct FileReference: ~Copyable {
  private let path: String
  #if os(Linux)
    /// `O_PATH`, which the C module of the system does not export. It is the same on all processors that Swift
    /// supports.
    private static let withoutOpening: Int32 = 0o10_000_000
    private let descriptor: Int32
  #endif

  /// Creates a reference; nil, with the reason in `errno`, if there is no such file.
  init?(_ path: String) {
    #if os(Linux)
      let descriptor = FilePath.open(path, Self.withoutOpening | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
    #else
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
    #endif
    self.path = path
  }

  deinit {
    #if os(Linux)
      _ = close(descriptor)
    #endif
  }

  /// The file's status from the system; nil, with the reason in `errno`, if the system does not provide it.
  var status: stat? {
    var status = stat()
    #if os(Linux)
      return fstat(descriptor, &status) == 0 ? status : nil
    #else
      return lstat(path, &status) == 0 ? status : nil
    #endif
  }

  /// Sets the permissions of the file, if the system allows this process to do so; ``status`` shows the result.
  func allow(_ permissions: mode_t) {
    #if os(Linux)
      // Such a descriptor cannot be passed to `fchmod`. The process's link leads to the same file, even if it was
      // renamed.
      if chmod("/proc/self/fd/\(descriptor)", permissions) == 0 { return }
    #endif
    _ = fchmodat(AT_FDCWD, path, permissions, AT_SYMLINK_NOFOLLOW)
  }
}
