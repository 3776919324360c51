internal import Foundation

/// Where a command tells what is not its result.
enum StandardError {
  static func write(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
