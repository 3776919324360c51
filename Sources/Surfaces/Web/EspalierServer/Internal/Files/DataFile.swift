internal import EspalierFiles
internal import Foundation

/// The files and folders of the data directory, which only the user who runs the server may read.
enum DataFile {
  /// Makes the directory with all above it, and takes everybody else's rights to it away.
  static func makeDirectory(_ directory: URL) throws { try told { try PrivateFolder.make(directory) } }

  /// Puts a file in place as a whole; see `PrivateFile.replace`.
  ///
  /// - Parameter isDurable: False where the disk is not worth waiting for: then the file may be lost with the power.
  static func replace(_ file: URL, with bytes: [UInt8], isDurable: Bool = true) throws {
    try told { try PrivateFile.replace(file, with: bytes, isDurable: isDurable) }
  }

  /// Opens a file, which is made where the flags have `O_CREAT`.
  static func open(_ file: URL, flags: Int32) throws -> Int32 { try told { try PrivateFile.open(file, flags: flags) } }

  /// Opens a file that is there; nil where there is none.
  static func openIfThere(_ file: URL, flags: Int32) throws -> Int32? {
    try told {
      do {
        return try PrivateFile.open(file, flags: flags)
      } catch let error as PrivateFileError where error.cause == .system(code: ENOENT) {
        return nil
      }
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

  /// The error of the last call of this thread that the system refused.
  static func failure(_ path: String) -> WebServerError {
    told(PrivateFileError(path: path, cause: .system(code: errno)))
  }

  private static func told<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as PrivateFileError {
      throw told(error)
    }
  }

  private static func told(_ error: PrivateFileError) -> WebServerError {
    .dataDirectory(path: error.path, reason: error.reason)
  }
}
