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

/// Files that only the user who runs the program may read and write, whatever the process's umask and the folder.
public enum PrivateFile {
  /// Opens a file, or makes it where the flags have `O_CREAT`, and takes the rights of others to it away.
  ///
  /// No link is followed that somebody else may have put there, and a pipe in its place holds up nobody. The descriptor
  /// belongs to the caller.
  ///
  /// - Parameter flags: How it is opened: `O_RDWR | O_CREAT`.
  /// - Throws: ``PrivateFileError`` if it cannot be opened, is no file, or stays open to others.
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

  /// Puts a file in place as a whole: a reader finds either all of the old or all of the new one, also after a loss of
  /// power. The bytes are on the disk, and so is the name in its folder, before this returns.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - bytes: What it holds then.
  ///   - isDurable: False where the disk is not worth waiting for: then the file may be lost with the power.
  /// - Throws: ``PrivateFileError`` if the system refuses; what was there is there then.
  public static func replace(
    _ file: URL, with bytes: [UInt8], isDurable: Bool = true
  ) throws(PrivateFileError) {
    _ = close(try replace(file, with: bytes, isDurable: isDurable) { _ in true })
  }

  /// Puts a file in place as ``replace(_:with:isDurable:)`` does, and leaves it open: what is done to the open file, such as
  /// a lock of the system, is done before anybody finds it under its name.
  ///
  /// - Parameter prepare: The call on the open file; false where the system refuses, with the reason in `errno`.
  /// - Returns: The descriptor, which belongs to the caller.
  /// - Throws: ``PrivateFileError`` if the system refuses; what was there is there then.
  package static func replace(
    _ file: URL, with bytes: [UInt8], isDurable: Bool = true, preparing prepare: (_ descriptor: Int32) -> Bool
  ) throws(PrivateFileError) -> Int32 {
    try FilePath.placing(bytes, beside: file, isDurable: isDurable, preparing: prepare) { temporary, path in
      rename(temporary, path) == 0
    }
  }

  /// Makes a file with these bytes as a whole, unless one is there, which stays.
  ///
  /// - Throws: ``PrivateFileError`` if the system refuses.
  public static func make(_ file: URL, with bytes: [UInt8]) throws(PrivateFileError) {
    // A link takes no other file's place, unlike a rename.
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
