/// Reads a table of operations as banks export it.
///
/// An own reader instead of a CSV library: banks' tables have lines in front and behind, several tables in a file,
/// stray quotes and lone CRs, and a refusal needs the physical line, none of which a strict parser gives.
struct TableReading {
  private let utf8: [UInt8]
  private let options: ReadingOptions
  private let fallbackAccount: String

  init(_ utf8: [UInt8], options: ReadingOptions, fallbackAccount: String) {
    self.utf8 = utf8
    self.options = options
    self.fallbackAccount = fallbackAccount
  }

  func statement() throws(StatementError) -> Statement {
    var content = utf8
    var search = HeaderSearch(content)
    if search == nil, let unwrapped = Self.unwrapped(content) {
      content = unwrapped
      search = HeaderSearch(content)
    }
    let sections: [TableSection]
    let separator: UInt8
    if let search {
      separator = search.separator
      sections = TableSection.sections(of: content, separator: separator)
    } else {
      let table = try HeaderlessTable(content, declared: HeaderSearch.declaredSeparator(content))
      separator = table.separator
      sections = [TableSection.whole(content, table)]
    }
    let sorted = sections.map { SortedSection($0, separator: separator) }
    let decisions = try TableDecisions(sections: sorted, options: options, separator: separator)
    var assembly = TableAssembly(
      decisions: decisions, options: options, fallbackAccount: fallbackAccount, separator: separator)
    for section in sorted { assembly.take(section) }
    var statement = assembly.statement()
    statement.shape = StatementShape(sorted, separator: separator)
    return statement
  }

  /// Some spreadsheets put each whole row into quotes; `nil` when this is no such file.
  private static func unwrapped(_ utf8: [UInt8]) -> [UInt8]? {
    var table = DelimitedText(utf8, separator: 0x2C)
    var content: [UInt8] = []
    var line = 1
    var rows = 0
    while let record = table.next() {
      guard record.cells.count == 1, !record.spansLines else { return nil }
      guard record.isBlank || isWrapped(utf8[record.start..<table.position]) else { return nil }
      while line < record.line {
        content.append(0x0A)
        line += 1
      }
      content.append(contentsOf: record.cells[0].utf8)
      if !record.isBlank { rows += 1 }
    }
    return rows > 1 && content.contains { HeaderSearch.separators.contains($0) } ? content : nil
  }

  /// Whether a line is one cell in quotes, all quotes within doubled.
  private static func isWrapped(_ line: ArraySlice<UInt8>) -> Bool {
    let end = line.lastIndex { $0 > 0x20 } ?? line.startIndex
    guard end > line.startIndex, line.first == 0x22, line[end] == 0x22 else { return false }
    return line[(line.startIndex + 1)..<end].split(omittingEmptySubsequences: true) { $0 != 0x22 }
      .allSatisfy { $0.count % 2 == 0 }
  }
}
