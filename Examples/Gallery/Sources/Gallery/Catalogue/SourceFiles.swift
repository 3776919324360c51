import Foundation
import Synchronization

/// Files that have been read once, for all windows.
final class SourceFiles: Sendable {
  private let texts = Mutex<[String: String]>([:])

  /// Returns the text of a file; nil when the file cannot be read.
  func text(of file: String) -> String? {
    if let known = texts.withLock({ $0[file] }) { return known }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    texts.withLock { $0[file] = text }
    return text
  }
}
