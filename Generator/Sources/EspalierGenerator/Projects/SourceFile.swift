internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// A Swift file of an app, with its syntax.
///
/// Its lines end with `\n` here, whatever they end with in the file, and without a byte order mark. What is written gets
/// both back.
struct SourceFile {
  let url: URL
  /// The text as it stands in the file.
  let original: String
  /// The text that is worked on.
  let text: String
  let syntax: SourceFileSyntax
  private let lineEnd: String
  private let mark: String

  init(url: URL, text: String) {
    self.url = url
    original = text
    let plain = PlainText(text)
    self.text = plain.text
    (lineEnd, mark) = (plain.lineEnd, plain.mark)
    syntax = Parser.parse(source: plain.text)
  }

  /// Returns the Swift files below a folder, in the order of their paths. Links are followed.
  static func files(below folder: URL) throws(GeneratorError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in Folders.files(below: folder) where path.hasSuffix(".swift") {
      let url = folder.appending(path: path)
      files.append(SourceFile(url: url, text: try PlainText.contents(of: url)))
    }
    return files
  }

  /// Returns a text that this one was turned into, in the form of the file.
  func asInFile(_ text: String) -> String { mark + (lineEnd == "\n" ? text : text.replacing("\n", with: lineEnd)) }

  /// False if the file could not be written back as it was but for the new lines: its lines end in more than one way.
  var isEditable: Bool { asInFile(text) == original }

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
