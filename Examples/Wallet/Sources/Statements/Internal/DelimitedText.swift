/// One record of a table: its cells, and where in the file it stands.
struct DelimitedRecord {
  /// The physical line on which it begins.
  let line: Int
  var cells: [String]
  /// Where its bytes begin.
  let start: Int
  /// Whether a quoted cell went over the end of a line.
  let spansLines: Bool

  var isBlank: Bool { cells.allSatisfy(\.isEmpty) }

  func cell(_ index: Int) -> String { index < cells.count ? cells[index] : "" }

  func text(_ separator: UInt8) -> String {
    cells.joined(separator: separator == 0x09 ? " | " : String(UnicodeScalar(separator)))
  }
}

/// Cuts a table into records, as tolerantly as spreadsheets do.
///
/// Quotes may be doubled, cells may hold line ends, and a quote that is never closed, or closed in the middle of a
/// cell, is a character like others. Lines end with LF, CR or both, mixed as they come.
struct DelimitedText {
  let bytes: [UInt8]
  let separator: UInt8
  private(set) var position = 0
  private(set) var line = 1

  /// A cell that goes on for more lines was not meant to be quoted.
  private static let longestCell = 60

  init(_ bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  /// Goes back to where a record begins.
  mutating func rewind(to record: DelimitedRecord) {
    position = record.start
    line = record.line
  }

  /// The next record; `nil` at the end. Blank lines are records with one empty cell.
  mutating func next(joiningLines: Bool = true) -> DelimitedRecord? {
    guard position < bytes.count else { return nil }
    let start = position
    let firstLine = line
    var cells: [String] = []
    cells.reserveCapacity(16)
    while true {
      cells.append(cell(joiningLines: joiningLines))
      guard position < bytes.count else { break }
      let byte = bytes[position]
      position += 1
      if byte == separator { continue }
      if byte == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
      line += 1
      break
    }
    // The cells themselves count the line ends within them; one more ends the record.
    let spansLines = line - firstLine > 1
    return DelimitedRecord(line: firstLine, cells: cells, start: start, spansLines: spansLines)
  }

  private mutating func cell(joiningLines: Bool) -> String {
    var index = position
    while index < bytes.count, bytes[index] == 0x20 || (bytes[index] == 0x09 && separator != 0x09) { index += 1 }
    if index < bytes.count, bytes[index] == 0x22, let quoted = quotedCell(from: index + 1, joiningLines: joiningLines) {
      return quoted
    }
    var end = position
    while end < bytes.count {
      let byte = bytes[end]
      if byte == separator || byte == 0x0A || byte == 0x0D { break }
      end += 1
    }
    defer { position = end }
    return TextTrimming.tidy(Substring(decoding: bytes[position..<end], as: UTF8.self))
  }

  private mutating func quotedCell(from start: Int, joiningLines: Bool) -> String? {
    var content: [UInt8] = []
    var index = start
    var lines = 0
    var hasStray = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 {
        if index + 1 < bytes.count, bytes[index + 1] == 0x22 {
          content.append(byte)
          index += 2
          continue
        }
        var after = index + 1
        while after < bytes.count, bytes[after] == 0x20 { after += 1 }
        if after == bytes.count || bytes[after] == separator || bytes[after] == 0x0A || bytes[after] == 0x0D {
          position = after
          line += lines
          return TextTrimming.tidy(String(decoding: content, as: UTF8.self))
        }
        // A quote that opens another cell on a later line says that this one was never closed.
        if lines > 0 { return nil }
        hasStray = true
      } else if byte == 0x0A || byte == 0x0D {
        guard joiningLines, !hasStray, lines < Self.longestCell else { return nil }
        if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        lines += 1
        content.append(0x0A)
        index += 1
        continue
      }
      content.append(byte)
      index += 1
    }
    return nil
  }
}
