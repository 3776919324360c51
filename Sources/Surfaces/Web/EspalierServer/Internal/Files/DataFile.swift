internal import EspalierFiles
internal import Foundation

/// Functions for the files and folders of the data directory. Only the user who runs the server may read them.
enum DataFile {
  /// Creates the directory and all parent directories. Removes the access of all other users.
  static func makeDirectory(_ directory: URL) throws { try convertingErrors { try PrivateFolder.make(directory) } }

  /// Replaces the whole content of a file. See `PrivateFile.replace`.
  ///
  /// - Parameter isDurable: False to skip waiting for the disk: then the file may be lost in a power failure.
  static func replace(_ file: URL, with bytes: [UInt8], isDurable: Bool = true) throws {
    try convertingErrors { try PrivateFile.replace(file, with: bytes, isDurable: isDurable) }
  }

  /// Opens a file. Creates the file if the flags contain `O_CREAT`.
  static func open(_ file: URL, flags: Int32) throws -> Int32 {
    try convertingErrors { try PrivateFile.open(file, flags: flags) }
  }

  /// Opens an existing file; returns nil if it does not exist.
  static func openIfThere(_ file: URL, flags: Int32) throws -> Int32? {
    try convertingErrors {
      do {
        return try PrivateFile.open(file, flags: flags)
      } catch let error as PrivateFileError where error.cause == .system(code: ENOENT) {
        return nil
      }
    }
  }

  /// Writes bytes at an offset of a file, and replaces the bytes that were there.
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

  /// Returns the error of this thread's last failed system call.
  static func failure(_ path: String) -> WebServerError {
    converted(PrivateFileError(path: path, cause: .system(code: errno)))
  }

  private static func convertingErrors<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as PrivateFileError {
      throw converted(error)
    }
  }

  private static func converted(_ error: PrivateFileError) -> WebServerError {
    .dataDirectory(path: error.path, reason: error.reason)
  }
}
