internal import Crypto
internal import Foundation

/// What somebody has to know who wants to see the inspector: a text that lies in a file of the data directory, where only
/// the user who runs the server can read it.
struct InspectorToken: Sendable {
  /// Where it lies.
  static func file(in directory: URL) -> URL { directory.appending(path: "inspector-token") }

  private let text: String

  /// Takes the token out of the directory, or makes one there at the first start.
  /// - Throws: ``WebServerError`` when it can neither be read nor written.
  init(directory: URL) throws {
    let file = Self.file(in: directory)
    if let stored = FileManager.default.contents(atPath: file.path) {
      let text = String(decoding: stored, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      // One that somebody has written by hand is as good, if it cannot be guessed.
      guard text.utf8.count >= 20 else { throw WebServerError.inspectorToken(path: file.path) }
      self.text = text
      return
    }
    text = Base64URL.random(bytes: 24)
    try PrivateFile.replace(file, with: Array((text + "\n").utf8))
  }

  /// Whether a text is the token; takes the same time wherever it differs.
  func matches(_ other: String) -> Bool {
    SHA256.hash(data: Data(text.utf8)) == SHA256.hash(data: Data(other.utf8))
  }
}
