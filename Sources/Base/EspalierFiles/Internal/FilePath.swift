#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The system calls for private files and folders.
enum FilePath {
  static func of(_ url: URL) -> String {
    let path = url.path
    return path.isEmpty ? "." : path
  }

  static func open(_ path: String, _ flags: Int32) -> Int32 { system(path, flags) }

  /// Creates a folder and the missing folders above it, each accessible only to its owner.
  static func makeFolders(_ path: String) throws(PrivateFileError) {
    if mkdir(path, 0o700) == 0 { return }
    let code = errno
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw PrivateFileError(path: path, cause: .system(code: ENOTDIR))
      }
      return
    }
    let above = URL(filePath: path).deletingLastPathComponent().path
    guard code == ENOENT, !above.isEmpty, above != path else {
      throw PrivateFileError(path: path, cause: .system(code: code))
    }
    try makeFolders(above)
    // Another process may have created it in the meantime.
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last(path) }
  }

  /// Writes a temporary file next to the target, and moves it to the target's path.
  ///
  /// - Parameters:
  ///   - prepare: The call that prepares the open file before it has its name; false if the system refuses.
  ///   - place: The call that moves the first path to the second; false if the system refuses.
  /// - Returns: The descriptor of the file, which the caller owns.
  static func placing(
    _ bytes: [UInt8], beside file: URL, isDurable: Bool,
    preparing prepare: (_ descriptor: Int32) -> Bool = { _ in true },
    _ place: (_ temporary: String, _ path: String) -> Bool
  ) throws(PrivateFileError) -> Int32 {
    let folder = file.deletingLastPathComponent()
    let temporary = folder.appending(path: ".\(UUID().uuidString).new").path
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(of(file)) }
    // After a rename, the file no longer exists.
    defer { _ = unlink(temporary) }
    do throws(PrivateFileError) {
      try write(bytes, to: descriptor, path: of(file))
      if isDurable { try sync(descriptor, of(file)) }
      guard prepare(descriptor), place(temporary, of(file)) else { throw .last(of(file)) }
      if isDurable { try syncFolder(of(folder)) }
      return descriptor
    } catch {
      _ = close(descriptor)
      throw error
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(PrivateFileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { system(descriptor, $0) }
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { throw .last(path) }
      // Nothing was written and no reason was given, so the last reason does not belong to this call.
      guard written > 0 else { throw PrivateFileError(path: path, cause: .system(code: EIO)) }
      rest = rest.dropFirst(written)
    }
  }

  /// Writes the directory entries of a folder to the disk.
  private static func syncFolder(_ path: String) throws(PrivateFileError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { _ = close(descriptor) }
    try sync(descriptor, path)
  }

  private static func sync(_ descriptor: Int32, _ path: String) throws(PrivateFileError) {
    while fsync(descriptor) != 0 {
      switch errno {
      case EINTR: continue
      // The file system cannot write a folder to the disk.
      case EINVAL, ENOTSUP: return
      default: throw .last(path)
      }
    }
  }
}

// Outside of the enumeration, because within it these names refer to its own functions.
private func system(_ path: String, _ flags: Int32) -> Int32 { open(path, flags, 0o600) }

private func system(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
