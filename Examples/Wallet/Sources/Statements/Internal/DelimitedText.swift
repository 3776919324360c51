/// Cuts a table into records, as tolerantly as spreadsheets do.
///
/// Quotes may be doubled, cells may hold line ends, and a quote that is never closed, or closed in the middle of a
/// cell, is a character like others. Lines end with LF, CR or both, mixed as they come. Blank records are passed over.
///
/// Going through a table from front to back takes time in proportion to its bytes, whatever they are.
struct DelimitedText {
  let bytes: [UInt8]
  let separator: UInt8
  let watch: ReadingWatch
  private let limits: ReadingLimits
  private(set) var position = 0
  private(set) var line = 1
  private var closing = QuoteSearch(.closing)
  private var stray = QuoteSearch(.stray)
  private var usualCount = 8

  /// A cell that goes on for more lines was not meant to be quoted.
  private static let longestCell = 60

  /// Creates a reader of a table. A table that is only probed, to find out what it is, has no limits.
  init(_ bytes: [UInt8], separator: UInt8, watch: ReadingWatch, isProbe: Bool = false) {
    self.bytes = bytes
    self.separator = separator
    self.watch = watch
    var limits = watch.limits
    if isProbe { (limits.cellLength, limits.rowLength, limits.cells) = (.max, .max, .max) }
    self.limits = limits
  }

  /// Goes back to where a record begins.
  mutating func rewind(to record: DelimitedRecord) {
    position = record.range.lowerBound
    line = record.line
  }

  /// Returns the record at a place that was noted before; `nil` when there is none.
  mutating func record(at place: RecordPlace) throws(StatementError) -> DelimitedRecord? {
    position = Int(place.start)
    line = Int(place.line)
    return try cut(joiningLines: !place.isSingleLine, isBelowBlank: place.isBelowBlank)
  }

  /// Returns the next record that is not blank; `nil` at the end.
  mutating func next(joiningLines: Bool = true) throws(StatementError) -> DelimitedRecord? {
    var isBelowBlank = false
    while position < bytes.count {
      if let record = try cut(joiningLines: joiningLines, isBelowBlank: isBelowBlank) { return record }
      isBelowBlank = true
    }
    return nil
  }

  /// Cuts the record that begins here; `nil` when it is blank.
  private mutating func cut(joiningLines: Bool, isBelowBlank: Bool) throws(StatementError) -> DelimitedRecord? {
    let start = position
    let firstLine = line
    // Most blank lines are nothing but their end.
    if position < bytes.count, isLineEnd(bytes[position]) {
      endLine()
      try watch.pass(position - start)
      return nil
    }
    var bounds: [DelimitedRecord.Bounds] = []
    bounds.reserveCapacity(usualCount)
    var isBlank = true
    while true {
      let cell = try cell(joiningLines: joiningLines)
      if isBlank, !DelimitedRecord.isEmpty(cell, in: bytes) { isBlank = false }
      bounds.append(cell)
      if bounds.count > limits.cells { throw .beyondLimit(.cells, most: limits.cells, line: firstLine) }
      if position - start > limits.rowLength {
        throw .beyondLimit(.rowLength, most: limits.rowLength, line: firstLine)
      }
      guard position < bytes.count else { break }
      if bytes[position] == separator {
        position += 1
        continue
      }
      endLine()
      break
    }
    usualCount = min(bounds.count, 64)
    if isBlank { return nil }
    // The cells themselves count the line ends within them; one more ends the record.
    return DelimitedRecord(
      line: firstLine, range: start..<position, spansLines: line - firstLine > 1, isBelowBlank: isBelowBlank,
      bounds: bounds, bytes: bytes)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func endLine() {
    if bytes[position] == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A { position += 1 }
    position += 1
    line += 1
  }

  private mutating func cell(joiningLines: Bool) throws(StatementError) -> DelimitedRecord.Bounds {
    let start = position
    var content = start
    while content < bytes.count, bytes[content] == 0x20 || (bytes[content] == 0x09 && separator != 0x09) {
      content += 1
      if content - start > limits.cellLength { break }
    }
    if content < bytes.count, bytes[content] == 0x22,
      let quoted = try quotedCell(from: content, joiningLines: joiningLines)
    {
      return quoted
    }
    var end = content
    var untold = start
    while end < bytes.count, bytes[end] != separator, !isLineEnd(bytes[end]) {
      end += 1
      if end - untold >= 16_384 {
        try watch.pass(end - untold)
        untold = end
        if end - start > limits.cellLength { break }
      }
    }
    try watch.pass(end - untold + 1)
    guard end - start <= limits.cellLength else {
      throw .beyondLimit(.cellLength, most: limits.cellLength, line: line)
    }
    position = end
    return DelimitedRecord.Bounds(start: start, end: end, isQuoted: false)
  }

  /// Returns the cell between a quote and the one that closes it; `nil` when nothing closes it.
  private mutating func quotedCell(
    from quote: Int, joiningLines: Bool
  ) throws(StatementError) -> DelimitedRecord.Bounds? {
    var index = quote + 1
    while index < bytes.count, bytes[index] == 0x22 {
      index += 1
      if index - quote > limits.cellLength { throw .beyondLimit(.cellLength, most: limits.cellLength, line: line) }
    }
    var hasStray = false
    if (index - quote) % 2 == 0 {
      if let end = QuoteSearch.endOfCell(behind: index, in: bytes, separator: separator) {
        return try closed(quote, at: index - 1, end: end, line: line)
      }
      hasStray = true
    }
    guard let found = try closing.next(at: index, line: line, in: bytes, separator: separator, watch: watch) else {
      return nil
    }
    if found.line > line {
      guard joiningLines, !hasStray, found.line - line <= Self.longestCell else { return nil }
      // A quote that opens another cell on a later line says that this one was never closed.
      let other = try stray.next(at: index, line: line, in: bytes, separator: separator, watch: watch)
      if let other, other.position < found.position { return nil }
      guard found.position - quote <= limits.cellLength else { return nil }
    }
    return try closed(quote, at: found.position, end: found.end, line: found.line)
  }

  private mutating func closed(
    _ quote: Int, at closing: Int, end: Int, line: Int
  ) throws(StatementError) -> DelimitedRecord.Bounds {
    guard closing - quote <= limits.cellLength else {
      throw .beyondLimit(.cellLength, most: limits.cellLength, line: self.line)
    }
    try watch.pass(end - position + 1)
    position = end
    self.line = line
    return DelimitedRecord.Bounds(start: quote + 1, end: closing, isQuoted: true)
  }
}
