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

/// Files that only the user who runs the program may read and write, regardless of the process's umask and the folder.
public enum PrivateFile {
  /// Opens a file, or creates it if the flags contain `O_CREAT`, and removes the permissions of others from it.
  ///
  /// A link that another user may have created is not followed, and a pipe at that path does not block the call. The
  /// caller owns the descriptor.
  ///
  /// - Parameters:
  ///   - file: The file to open.
  ///   - flags: The flags for the open call: `O_RDWR | O_CREAT`.
  /// - Throws: ``PrivateFileError`` if it cannot be opened, is not a file, or stays open to others.
  public static func open(_ file: URL, flags: Int32) throws(PrivateFileError) -> Int32 {
    let path = FilePath.of(file)
    let descriptor = FilePath.open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ELOOP || errno == EISDIR || errno == ENXIO { throw PrivateFileError(path: path, cause: .noFile) }
      throw .last(path)
    }
    do {
      try tighten(descriptor, path)
      return descriptor
    } catch {
      _ = close(descriptor)
      throw error
    }
  }

  /// Replaces a file as a whole: a reader finds either the old or the new content in full, also after a power failure.
  /// The bytes, and the name in the folder, are on the disk before this method returns.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - bytes: The new content.
  ///   - isDurable: False to not wait for the disk; then the file may be lost in a power failure.
  /// - Throws: ``PrivateFileError`` if the system refuses; then the old content remains.
  public static func replace(
    _ file: URL, with bytes: [UInt8], isDurable: Bool = true
  ) throws(PrivateFileError) {
    _ = close(try replace(file, with: bytes, isDurable: isDurable) { _ in true })
  }

  /// Replaces a file as ``replace(_:with:isDurable:)`` does, and leaves it open. The caller can then call the system on
  /// the open file, such as to lock it, before another process finds the file by its name.
  ///
  /// - Parameter prepare: The call on the open file; false if the system refuses, with the reason in `errno`.
  /// - Returns: The descriptor, which the caller owns.
  /// - Throws: ``PrivateFileError`` if the system refuses; then the old content remains.
  package static func replace(
    _ file: URL, with bytes: [UInt8], isDurable: Bool = true, preparing prepare: (_ descriptor: Int32) -> Bool
  ) throws(PrivateFileError) -> Int32 {
    try FilePath.placing(bytes, beside: file, isDurable: isDurable, preparing: prepare) { temporary, path in
      rename(temporary, path) == 0
    }
  }

  /// Creates a file with these bytes as a whole, unless it already exists. An existing file is unchanged.
  ///
  /// - Throws: ``PrivateFileError`` if the system refuses.
  public static func make(_ file: URL, with bytes: [UInt8]) throws(PrivateFileError) {
    // Unlike a rename, a link does not replace another file.
    let descriptor = try FilePath.placing(bytes, beside: file, isDurable: true) { temporary, path in
      link(temporary, path) == 0 || errno == EEXIST
    }
    _ = close(descriptor)
  }

  private static func tighten(_ descriptor: Int32, _ path: String) throws(PrivateFileError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw PrivateFileError(path: path, cause: .noFile) }
    guard status.st_mode & 0o077 != 0 else { return }
    _ = fchmod(descriptor, 0o600)
    guard fstat(descriptor, &status) == 0 else { throw .last(path) }
    guard status.st_mode & 0o077 == 0 else {
      let owner = status.st_uid == geteuid()
      throw PrivateFileError(
        path: path, cause: owner ? .isOpen(permissions: UInt32(status.st_mode & 0o7777)) : .otherOwner)
    }
  }
}
