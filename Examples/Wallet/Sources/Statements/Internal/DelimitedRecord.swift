/// One record of a table: where its cells are, and where in the file it stands. The cells' texts are made when they are
/// asked for.
struct DelimitedRecord {
  /// Where a cell's bytes are.
  struct Bounds {
    let start: Int
    let end: Int
    /// Whether the bytes stand between quotes, so that quotes within are doubled.
    let isQuoted: Bool
  }

  /// The physical line on which it begins.
  let line: Int
  /// Where its bytes begin, and where the next record's do.
  let range: Range<Int>
  /// Whether a quoted cell went over the end of a line.
  let spansLines: Bool
  /// Whether a blank line stands between it and the record before.
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

  /// How many cells it has.
  var count: Int { bounds.count }

  /// All cells.
  var cells: [String] { bounds.map { Self.text($0, in: bytes) } }

  /// A cell; empty where the record has none.
  func cell(_ index: Int) -> String { index < bounds.count ? Self.text(bounds[index], in: bytes) : "" }

  /// Whether a cell holds nothing.
  func isEmpty(_ index: Int) -> Bool { index >= bounds.count || Self.isEmpty(bounds[index], in: bytes) }

  /// The number of cells up to the last one that holds something.
  var filled: Int { (bounds.lastIndex { !Self.isEmpty($0, in: bytes) } ?? -1) + 1 }

  /// Whether a cell has a digit.
  func hasDigit(_ index: Int) -> Bool {
    index < bounds.count && bytes[bounds[index].start..<bounds[index].end].contains { (0x30...0x39).contains($0) }
  }

  /// How it reads, for a message: as much of it as a message shows.
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

  /// Whether a cell's text is empty once it is tidy.
  static func isEmpty(_ cell: Bounds, in bytes: [UInt8]) -> Bool {
    for index in cell.start..<cell.end where bytes[index] > 0x20 {
      if bytes[index] < 0x7F { return false }
      return text(Bounds(start: index, end: cell.end, isQuoted: cell.isQuoted), in: bytes).isEmpty
    }
    return true
  }
}

/// Where a record stands, in as little memory as a million of them need.
struct RecordPlace {
  let start: UInt32
  let line: UInt32
  /// Whether it ends with its line, whatever its quotes say.
  let isSingleLine: Bool
  let isBelowBlank: Bool

  init(_ record: DelimitedRecord, isSingleLine: Bool, isBelowBlank: Bool) {
    start = UInt32(truncatingIfNeeded: record.range.lowerBound)
    line = UInt32(truncatingIfNeeded: record.line)
    self.isSingleLine = isSingleLine
    self.isBelowBlank = isBelowBlank
  }
}
