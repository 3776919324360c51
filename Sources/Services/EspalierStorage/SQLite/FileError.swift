internal import Foundation
internal import Glibc

/// The error of a failed system call, with the system's description.
package struct FileError: Error, CustomStringConvertible {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the last failed system call on this thread.
  package static var last: FileError { FileError(code: errno) }

  package var description: String { String(cString: strerror(code)) }
}
