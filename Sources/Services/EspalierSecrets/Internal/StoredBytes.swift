internal import EspalierFiles
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

/// Functions that read and write the private files of secrets and of their key.
enum StoredBytes {
  /// Returns the bytes of a file, up to a limit; nil if the file does not exist.
  ///
  /// - Parameter isKey: True for a file that must belong to this user and be closed to all others.
  static func read(_ file: URL, limit: Int, isKey: Bool) throws -> [UInt8]? {
    // The owner of the folder may put a link there, so a key is not read through a link. A non-blocking open keeps a
    // pipe at this path from holding up the program.
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
      // Check the open file, not the path, which another file may have by now.
      guard isFile, status.st_uid == geteuid() else { throw SecretError.keyNotOwned(path: file.path) }
      guard status.st_mode & 0o077 == 0 else {
        throw SecretError.keyOfOthers(path: file.path, permissions: UInt32(status.st_mode & 0o7777))
      }
    }
    guard isFile else {
      throw SecretError.system(path: file.path, reason: "it is no file. Move it away, and start again.")
    }
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

  /// Creates a file with these bytes in one step. An existing file is not changed.
  static func create(_ file: URL, with bytes: [UInt8]) throws {
    try convertingErrors {
      try PrivateFolder.make(around: file)
      try PrivateFile.make(file, with: bytes)
    }
  }

  /// Replaces a file in one step. A reader finds either the whole old file or the whole new one.
  static func replace(_ file: URL, with bytes: [UInt8]) throws {
    try convertingErrors {
      try PrivateFolder.make(around: file)
      try PrivateFile.replace(file, with: bytes)
    }
  }

  // MARK: Errors

  /// Does work with private files, and converts its errors into ``SecretError``.
  static func convertingErrors<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as PrivateFileError {
      throw SecretError.system(path: error.path, reason: error.reason)
    }
  }

  static func failure(_ path: String) -> SecretError {
    .system(path: path, reason: PrivateFileError(path: path, cause: .system(code: errno)).reason)
  }
}

// Declared outside the enumeration because within it `read` would mean its own function.
private func system(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, count) }
}
