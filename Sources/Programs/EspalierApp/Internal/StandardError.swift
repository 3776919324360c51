internal import Foundation

/// The stream for messages of a program that are not its result.
package enum StandardError {
  /// Writes a line.
  @Sendable package static func write(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
