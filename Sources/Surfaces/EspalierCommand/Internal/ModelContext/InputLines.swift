internal import Foundation

/// The lines of standard input.
enum InputLines {
  /// Returns the lines as they arrive, without their line ends, until the input ends.
  static func standard() -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    // A read blocks its thread, so it has one of its own. The thread ends with the input, or with the process.
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    return lines
  }
}
