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

/// The bytes that are kept in the private files of secrets and of their key.
enum StoredBytes {
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

  /// Makes a file with these bytes as a whole, unless one is there, which stays.
  static func create(_ file: URL, with bytes: [UInt8]) throws {
    try told {
      try PrivateFolder.make(around: file)
      try PrivateFile.make(file, with: bytes)
    }
  }

  /// Puts a file in place as a whole: a reader finds either all of the old or all of the new one.
  static func replace(_ file: URL, with bytes: [UInt8]) throws {
    try told {
      try PrivateFolder.make(around: file)
      try PrivateFile.replace(file, with: bytes)
    }
  }

  // MARK: Errors

  /// Does work with private files, and says what they say in this module's words.
  static func told<Value>(_ work: () throws -> Value) throws -> Value {
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

// Outside of the enumeration, whose own functions of these names would be meant within it.
private func system(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, count) }
}
