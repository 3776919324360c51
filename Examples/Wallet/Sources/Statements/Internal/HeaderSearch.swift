/// Finds the line that heads the columns, and with it the separator.
struct HeaderSearch {
  static let separators: [UInt8] = [0x3B, 0x2C, 0x09, 0x7C]

  let separator: UInt8
  /// The line of the header.
  let line: Int
  /// The number of its columns that are known.
  let score: Int

  /// Finds the best header among the first records, with any separator; `nil` when no line heads a table of operations.
  init?(_ utf8: [UInt8], watch: ReadingWatch) throws(StatementError) {
    let beginning = Array(utf8.prefix(131_072))
    var best: (separator: UInt8, line: Int, score: Int)?
    for separator in Self.separators {
      var table = DelimitedText(beginning, separator: separator, watch: watch, isProbe: true)
      var count = 0
      while count < 120, let record = try table.next() {
        count += 1
        guard record.count > 1, record.count <= ColumnLayout.mostColumns else { continue }
        // Looking words up takes longer than cutting.
        try watch.pass(record.range.count * 8)
        guard let layout = ColumnLayout(header: record.cells) else { continue }
        if layout.knownColumns > best?.score ?? 0 { best = (separator, record.line, layout.knownColumns) }
        break
      }
    }
    guard let best else { return nil }
    (separator, line, score) = best
  }

  /// Returns the number of columns of the best header that are known; 0 without one.
  static func score(of utf8: [UInt8], watch: ReadingWatch) throws(StatementError) -> Int {
    try HeaderSearch(utf8, watch: watch)?.score ?? 0
  }

  /// Returns the separator that a first line such as `sep=;` declares.
  static func declaredSeparator(_ utf8: [UInt8]) -> UInt8? {
    let beginning = utf8.prefix(8)
    guard beginning.count >= 5,
      beginning.prefix(4).elementsEqual("sep=".utf8) || beginning.prefix(4).elementsEqual("SEP=".utf8)
    else { return nil }
    let separator = utf8[4]
    return separators.contains(separator) ? separator : nil
  }
}
