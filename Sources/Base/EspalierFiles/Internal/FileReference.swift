#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// One file, without opening it for reading or writing: to close it takes no locks of this process, as SQLite has them.
///
/// A link is not followed; it is itself the file. Where a system cannot hold a file so, its name is asked each time, and
/// still no link is followed.
struct FileReference: ~Copyable {
  private let path: String
  #if os(Linux)
    /// `O_PATH`, which the C module of the system does not show. It is the same on all processors that Swift is made for.
    private static let withoutOpening: Int32 = 0o10_000_000
    private let descriptor: Int32
  #endif

  /// Creates a reference; nil, with the reason in `errno`, where there is no such file.
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

  /// The facts that the system knows of the file; nil, with the reason in `errno`, where it does not tell.
  var status: stat? {
    var status = stat()
    #if os(Linux)
      return fstat(descriptor, &status) == 0 ? status : nil
    #else
      return lstat(path, &status) == 0 ? status : nil
    #endif
  }

  /// Sets who may use the file, if the system lets this process do so; ``status`` says what became of it.
  func allow(_ permissions: mode_t) {
    #if os(Linux)
      // Such a descriptor cannot be given to `fchmod`. The link of the process leads to its very file, however it is called.
      if chmod("/proc/self/fd/\(descriptor)", permissions) == 0 { return }
    #endif
    _ = fchmodat(AT_FDCWD, path, permissions, AT_SYMLINK_NOFOLLOW)
  }
}
