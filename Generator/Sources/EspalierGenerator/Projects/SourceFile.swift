internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// A Swift file of an app, with its syntax.
struct SourceFile {
  let url: URL
  let text: String
  let syntax: SourceFileSyntax

  init(url: URL, text: String) {
    self.url = url
    self.text = text
    syntax = Parser.parse(source: text)
  }

  /// Returns the Swift files below a folder, in the order of their paths.
  static func files(below folder: URL) throws(GeneratorError) -> [SourceFile] {
    guard let paths = FileManager.default.subpaths(atPath: folder.path) else { return [] }
    var files: [SourceFile] = []
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let url = folder.appending(path: path)
      do {
        files.append(SourceFile(url: url, text: try String(contentsOf: url, encoding: .utf8)))
      } catch {
        throw .notRead(path: url.path, reason: Reason.of(error))
      }
    }
    return files
  }

  /// The white space at the beginning of the line of a position.
  func indentation(at position: AbsolutePosition) -> String {
    let utf8 = Array(text.utf8)
    var start = position.utf8Offset
    while start > 0, utf8[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let spaces = utf8[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// The offset of the end of the line of a position, before its line break.
  func endOfLine(at position: AbsolutePosition) -> Int {
    let utf8 = Array(text.utf8)
    return utf8[position.utf8Offset...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count
  }

  /// Returns the text with pieces inserted at offsets of its UTF-8 form.
  func inserting(_ pieces: [(offset: Int, text: String)]) -> String {
    var utf8 = Array(text.utf8)
    for piece in pieces.enumerated().sorted(by: { ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset) }) {
      utf8.insert(contentsOf: Array(piece.element.text.utf8), at: piece.element.offset)
    }
    return String(decoding: utf8, as: UTF8.self)
  }
}
