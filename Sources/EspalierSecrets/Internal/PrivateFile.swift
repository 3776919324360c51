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

/// Files that only the user who runs the program may read.
enum PrivateFile {
  /// Returns the bytes of a file, at most so many; nil if the file is not there.
  ///
  /// - Parameter isKey: True for a file that must be this user's, and closed to all others.
  static func read(_ file: URL, limit: Int, isKey: Bool) throws -> [UInt8]? {
    // The owner of the folder may put a link there, so a key is not read through one. Not to block keeps a pipe in its
    // place from holding up the program.
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (isKey ? O_NOFOLLOW : 0))
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      if isKey, errno == ELOOP { throw SecretError.keyNotOwned(path: file.path) }
      throw failure(file.path)
    }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(file.path) }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    if isKey {
      // Of the open file, and not of the path, behind which another may stand by now.
      guard isFile, status.st_uid == geteuid() else { throw SecretError.keyNotOwned(path: file.path) }
      guard status.st_mode & 0o077 == 0 else {
        throw SecretError.keyOfOthers(path: file.path, permissions: UInt32(status.st_mode & 0o7777))
      }
    }
    guard isFile else { throw SecretError.system(path: file.path, reason: "it is no file") }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let wanted = min(buffer.count, limit - bytes.count)
      let count = system(descriptor, &buffer, wanted)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(file.path) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Makes a file with these bytes as a whole, unless one is there, which stays.
  static func create(_ file: URL, with bytes: [UInt8]) throws {
    try placing(bytes, beside: file) { temporary in
      // A link takes no other file's place, unlike a rename.
      guard link(temporary, file.path) == 0 || errno == EEXIST else { throw failure(file.path) }
    }
  }

  /// Puts a file in place as a whole: a reader finds either all of the old or all of the new one.
  static func replace(_ file: URL, with bytes: [UInt8]) throws {
    try placing(bytes, beside: file) { temporary in
      guard rename(temporary, file.path) == 0 else { throw failure(file.path) }
    }
  }

  /// Does work while no other process, and no other thread of this one, does work under the same lock.
  static func locked<Value>(_ lock: URL, _ work: () throws -> Value) throws -> Value {
    try makeFolder(of: lock)
    let descriptor = open(lock.path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(lock.path) }
    // The end of the process closes it, too, so a lock outlives nobody.
    defer { _ = close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure(lock.path) }
    }
    return try work()
  }

  // MARK: Parts

  private static func placing(_ bytes: [UInt8], beside file: URL, _ place: (String) throws -> Void) throws {
    try makeFolder(of: file)
    let folder = file.deletingLastPathComponent()
    let temporary = folder.appending(path: ".\(UUID().uuidString).new").path
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(temporary) }
    // After a rename it is gone already.
    defer { _ = unlink(temporary) }
    do {
      defer { _ = close(descriptor) }
      try write(bytes, to: descriptor, path: temporary)
      try sync(descriptor, temporary)
    }
    try place(temporary)
    try syncFolder(folder)
  }

  private static func makeFolder(of file: URL) throws {
    let folder = file.deletingLastPathComponent()
    guard !FileManager.default.fileExists(atPath: folder.path) else { return }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw SecretError.system(path: folder.path, reason: "the folder cannot be made")
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { system(descriptor, $0) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw failure(path) }
      rest = rest.dropFirst(written)
    }
  }

  /// Writes the names in a folder to the disk.
  private static func syncFolder(_ folder: URL) throws {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(folder.path) }
    defer { _ = close(descriptor) }
    try sync(descriptor, folder.path)
  }

  private static func sync(_ descriptor: Int32, _ path: String) throws {
    while fsync(descriptor) != 0 {
      switch errno {
      case EINTR: continue
      // A file system that cannot write a folder to the disk.
      case EINVAL, ENOTSUP: return
      default: throw failure(path)
      }
    }
  }

  private static func failure(_ path: String) -> SecretError {
    .system(path: path, reason: String(cString: strerror(errno)))
  }
}

// Outside of the enumeration, whose own functions of these names would be meant within it.
private func system(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, count) }
}

private func system(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
