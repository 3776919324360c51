/// One record of a table: its place in the file, and the places of its cells. The texts of the cells are made when they
/// are asked for.
struct DelimitedRecord {
  /// The place of a cell's bytes.
  struct Bounds {
    let start: Int
    let end: Int
    /// True if the bytes are between quotes, so that quotes within are doubled.
    let isQuoted: Bool
  }

  /// The physical line on which the record begins.
  let line: Int
  /// The range of the record's bytes, up to the beginning of the next record.
  let range: Range<Int>
  /// True if a quoted cell went over the end of a line.
  let spansLines: Bool
  /// True if a blank line separates the record from the one before.
  let isBelowBlank: Bool
  private let bounds: [Bounds]
  private let bytes: [UInt8]

  init(line: Int, range: Range<Int>, spansLines: Bool, isBelowBlank: Bool, bounds: [Bounds], bytes: [UInt8]) {
    self.line = line
    self.range = range
    self.spansLines = spansLines
    self.isBelowBlank = isBelowBlank
    self.bounds = bounds
    self.bytes = bytes
  }

  /// The number of cells.
  var count: Int { bounds.count }

  /// The texts of all cells.
  var cells: [String] { bounds.map { Self.text($0, in: bytes) } }

  /// Returns the text of a cell; empty where the record has none.
  func cell(_ index: Int) -> String { index < bounds.count ? Self.text(bounds[index], in: bytes) : "" }

  /// Returns true if a cell holds nothing.
  func isEmpty(_ index: Int) -> Bool { index >= bounds.count || Self.isEmpty(bounds[index], in: bytes) }

  /// The number of cells up to the last one that holds something.
  var filled: Int { (bounds.lastIndex { !Self.isEmpty($0, in: bytes) } ?? -1) + 1 }

  /// Returns true if a cell has a digit.
  func hasDigit(_ index: Int) -> Bool {
    index < bounds.count && bytes[bounds[index].start..<bounds[index].end].contains { (0x30...0x39).contains($0) }
  }

  /// Returns the text of the record for a message: as much of it as a message shows.
  func text(_ separator: UInt8) -> String {
    var text = ""
    for (index, cell) in bounds.enumerated() {
      if index > 0 { text += separator == 0x09 ? " | " : String(UnicodeScalar(separator)) }
      let shown = Bounds(start: cell.start, end: min(cell.end, cell.start + 1_000), isQuoted: cell.isQuoted)
      text += Self.text(shown, in: bytes)
      if text.utf8.count > 1_000 { break }
    }
    return text
  }

  private static func text(_ cell: Bounds, in bytes: [UInt8]) -> String {
    guard cell.start < cell.end else { return "" }
    let content = bytes[cell.start..<cell.end]
    guard cell.isQuoted, content.contains(0x22) else { return TextTrimming.tidy(content) }
    var plain: [UInt8] = []
    plain.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      plain.append(content[index])
      index += content[index] == 0x22 && index + 1 < content.endIndex && content[index + 1] == 0x22 ? 2 : 1
    }
    return TextTrimming.tidy(plain[...])
  }

  /// Returns true if a cell's text is empty once it is tidy.
  static func isEmpty(_ cell: Bounds, in bytes: [UInt8]) -> Bool {
    for index in cell.start..<cell.end where bytes[index] > 0x20 {
      if bytes[index] < 0x7F { return false }
      return text(Bounds(start: index, end: cell.end, isQuoted: cell.isQuoted), in: bytes).isEmpty
    }
    return true
  }
}

/// The place of a record, in as little memory as a million of them need.
struct RecordPlace {
  let start: UInt32
  let line: UInt32
  /// True if the record ends with its line, whatever its quotes say.
  let isSingleLine: Bool
  let isBelowBlank: Bool

  init(_ record: DelimitedRecord, isSingleLine: Bool, isBelowBlank: Bool) {
    start = UInt32(truncatingIfNeeded: record.range.lowerBound)
    line = UInt32(truncatingIfNeeded: record.line)
    self.isSingleLine = isSingleLine
    self.isBelowBlank = isBelowBlank
  }
}
