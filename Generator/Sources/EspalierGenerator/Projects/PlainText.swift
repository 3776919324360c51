internal import Foundation

/// A text whose lines end with `\n`, without a byte order mark, and what it had of both.
struct PlainText {
  let text: String
  /// The end of most of its lines: Swift takes `\r\n` for one character, in which nobody finds a `\n`.
  let lineEnd: String
  /// The byte order mark, or nothing.
  let mark: String

  init(_ original: String) {
    let hasMark = original.unicodeScalars.first == "\u{FEFF}"
    let text = hasMark ? String(original.unicodeScalars.dropFirst()) : original
    mark = hasMark ? "\u{FEFF}" : ""
    lineEnd = text.contains("\r\n" as Character) ? "\r\n" : "\n"
    self.text = lineEnd == "\n" ? text : text.replacing("\r\n", with: "\n")
  }

  /// Returns what stands in a file, its byte order mark and its line ends included.
  static func contents(of file: URL) throws(GeneratorError) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw .notRead(path: file.path, reason: Reason.of(error))
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .notRead(path: file.path, reason: "it is not UTF-8. Store it as UTF-8")
    }
    return text
  }
}
