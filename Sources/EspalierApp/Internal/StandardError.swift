internal import Foundation

/// Where a program tells what is not its result.
package enum StandardError {
  /// Writes a line.
  @Sendable package static func write(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
