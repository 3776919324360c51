internal import EspalierCryptography
internal import EspalierLivePage
internal import Foundation

/// The secret token of the inspector, in a file of the data directory that only the user who runs the server can read.
struct InspectorToken: Sendable {
  private let text: String

  /// Reads the token from the directory, or creates one there at the first start.
  ///
  /// - Throws: ``WebServerError`` if it can neither be read nor written.
  init(directory: URL) throws {
    let file = WebConfiguration.inspectorTokenFile(in: directory)
    if let stored = FileManager.default.contents(atPath: file.path) {
      let text = String(decoding: stored, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      // A token that was written by hand is valid, too, if it cannot be guessed.
      guard text.utf8.count >= 20 else { throw WebServerError.inspectorToken(path: file.path) }
      self.text = text
      return
    }
    text = Base64URL.random(bytes: 24)
    try DataFile.replace(file, with: Array((text + "\n").utf8))
  }

  /// Returns true if a text is the token. The comparison takes the same time wherever they differ.
  func matches(_ other: String) -> Bool {
    Digest(text) == Digest(other)
  }
}
