/// Finds the next quote of one sort, and goes over each byte once however often it is asked.
///
/// Cells are cut from front to back, and each cell that begins with a quote asks for the quote that could close it. The
/// last result, also that nothing was found, is kept until the cells have come so far; otherwise a file of quotes that
/// are never closed would be searched to its end from each of them.
///
/// A search has to begin behind a whole run of quotes.
struct QuoteSearch {
  enum Sort {
    /// The last of an odd run of quotes, with nothing but spaces between it and the end of the cell.
    case closing
    /// The last of an odd run of quotes in the middle of a cell.
    case stray
  }

  struct Find {
    /// The position of the quote.
    let position: Int
    /// The position of the separator or line end behind the quote.
    let end: Int
    /// The physical line of the quote.
    let line: Int
  }

  private let sort: Sort
  /// The beginning of the searched range: from here to `position` there is nothing but the quote that was found.
  private var from = 0
  private var position = 0
  private var line = 1
  private var found: Find?

  init(_ sort: Sort) { self.sort = sort }

  /// Returns the next quote of the sort at a position or behind it; `nil` when there is none to the end.
  mutating func next(
    at start: Int, line startLine: Int, in bytes: [UInt8], separator: UInt8, watch: ReadingWatch
  ) throws(StatementError) -> Find? {
    if start < from || start > position {
      (from, position, line, found) = (start, start, startLine, nil)
    }
    if let found, found.position >= start { return found }
    found = nil
    var untold = position
    while position < bytes.count {
      if position - untold >= 16_384 {
        try watch.pass(position - untold)
        untold = position
      }
      let byte = bytes[position]
      if byte == 0x0A || byte == 0x0D {
        if byte == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A { position += 1 }
        line += 1
        position += 1
        continue
      }
      guard byte == 0x22 else {
        position += 1
        continue
      }
      let run = position
      while position < bytes.count, bytes[position] == 0x22 { position += 1 }
      guard (position - run) % 2 == 1 else { continue }
      let end = Self.endOfCell(behind: position, in: bytes, separator: separator)
      if (end != nil) == (sort == .closing) {
        found = Find(position: position - 1, end: end ?? position, line: line)
        break
      }
    }
    try watch.pass(max(0, position - untold))
    return found
  }

  /// Returns the position at which the cell ends behind a quote; `nil` when more than spaces follow.
  static func endOfCell(behind index: Int, in bytes: [UInt8], separator: UInt8) -> Int? {
    var index = index
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    guard index < bytes.count else { return index }
    return bytes[index] == separator || bytes[index] == 0x0A || bytes[index] == 0x0D ? index : nil
  }
}
