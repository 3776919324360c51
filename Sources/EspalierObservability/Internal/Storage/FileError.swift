internal import Foundation
internal import Glibc

/// A call of the system that failed, in its words.
struct FileError: Error, CustomStringConvertible {
  let code: Int32

  /// That of the last call of this thread.
  static var last: FileError { FileError(code: errno) }

  var description: String { String(cString: strerror(code)) }
}
