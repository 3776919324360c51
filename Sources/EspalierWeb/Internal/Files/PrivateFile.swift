internal import Foundation

/// Files and directories that only the user who runs the server may read.
enum PrivateFile {
  /// Makes the directory with all above it, and takes everybody else's rights to it away.
  static func makeDirectory(_ directory: URL) throws {
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory.path)
    } catch {
      throw WebServerError.dataDirectory(path: directory.path, reason: "\(error)")
    }
  }

  /// Puts a file in place as a whole: a reader finds either all of the old or all of the new one, also after a loss of
  /// power. The bytes are on the disk, and so is the name in its directory, before this returns.
  ///
  /// - Parameter isDurable: False where the disk is not worth waiting for: then the file may be lost with the power.
  static func replace(_ file: URL, with bytes: [UInt8], isDurable: Bool = true) throws {
    let temporary = file.deletingLastPathComponent().appending(path: ".\(Base64URL.random(bytes: 9)).new")
    do {
      let descriptor = try create(temporary)
      do {
        defer { _ = close(descriptor) }
        try write(bytes[...], to: descriptor, path: temporary.path)
        if isDurable { try sync(descriptor, file.path) }
      }
      guard rename(temporary.path, file.path) == 0 else { throw failure(file.path) }
      if isDurable { try syncDirectory(file.deletingLastPathComponent()) }
    } catch {
      _ = unlink(temporary.path)
      throw error
    }
  }

  /// Opens a file that did not exist, for writing.
  static func create(_ file: URL) throws -> Int32 {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(file.path) }
    return descriptor
  }

  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32, path: String) throws {
    try bytes.withUnsafeBytes { try write($0, to: descriptor, path: path) }
  }

  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, path: String) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw failure(path) }
      rest = rest.dropFirst(written)
    }
  }

  /// Writes bytes at a place of a file, over what is there.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at offset: Int, path: String) throws {
    var rest = bytes[...]
    var offset = offset
    while !rest.isEmpty {
      let written = pwrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, off_t(offset))
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw failure(path) }
      rest = rest.dropFirst(written)
      offset += written
    }
  }

  /// Writes down which names stand in a directory.
  static func syncDirectory(_ directory: URL) throws {
    let descriptor = open(directory.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(directory.path) }
    defer { _ = close(descriptor) }
    try sync(descriptor, directory.path)
  }

  private static func sync(_ descriptor: Int32, _ path: String) throws {
    while fsync(descriptor) != 0 {
      switch errno {
      case EINTR: continue
      // A file system that has no such thing as writing a directory down.
      case EINVAL, ENOTSUP: return
      default: throw failure(path)
      }
    }
  }

  static func failure(_ path: String) -> WebServerError {
    .dataDirectory(path: path, reason: String(cString: strerror(errno)))
  }
}
