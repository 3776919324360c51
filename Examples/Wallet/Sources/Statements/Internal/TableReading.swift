/// Reads a table of operations as banks export it.
///
/// The reader is our own and no CSV library: banks' tables have lines in front and behind, several tables in a file,
/// stray quotes and lone CRs, and a refusal needs the physical line, none of which a strict parser gives.
///
/// The rows are gone through three times: to find the tables, to weigh the meanings of their columns, and to make
/// operations. In between only the places of the rows are kept, so that memory goes with the operations and not with
/// the cells.
struct TableReading {
  private let utf8: [UInt8]
  private let options: ReadingOptions
  private let fallbackAccount: String
  private let watch: ReadingWatch

  init(_ utf8: [UInt8], options: ReadingOptions, fallbackAccount: String, watch: ReadingWatch) {
    self.utf8 = utf8
    self.options = options
    self.fallbackAccount = fallbackAccount
    self.watch = watch
  }

  consuming func statement() throws(StatementError) -> Statement {
    var content = utf8
    try watch.begin(0.1...0.3, length: content.count)
    var search = try HeaderSearch(content, watch: watch)
    if search == nil, let unwrapped = try Self.unwrapped(content, watch: watch) {
      content = unwrapped
      search = try HeaderSearch(content, watch: watch)
    }
    let sections: [TableSection]
    let separator: UInt8
    if let search {
      separator = search.separator
      sections = try TableSections.sections(
        of: content, separator: separator, currency: options.currency, watch: watch)
    } else {
      let declared = HeaderSearch.declaredSeparator(content)
      let table = try HeaderlessTable(content, declared: declared, watch: watch)
      separator = table.separator
      sections = [try TableSections.whole(content, table, watch: watch)]
    }
    try watch.begin(0.3...0.5, length: content.count)
    let decisions = try TableDecisions(sections: sections, options: options, separator: separator)
    try watch.begin(0.5...1, length: content.count)
    var assembly = TableAssembly(
      decisions: decisions, options: options, fallbackAccount: fallbackAccount, separator: separator, watch: watch)
    for evidence in decisions.tables { try assembly.take(evidence) }
    let shape = try StatementShape(decisions.tables, separator: separator)
    var statement = try assembly.statement()
    statement.shape = shape
    return statement
  }

  /// Returns the content of a file in which each whole row is in quotes, as some spreadsheets write it; `nil` for any
  /// other file.
  private static func unwrapped(_ utf8: [UInt8], watch: ReadingWatch) throws(StatementError) -> [UInt8]? {
    var table = DelimitedText(utf8, separator: 0x2C, watch: watch, isProbe: true)
    var content: [UInt8] = []
    var line = 1
    var rows = 0
    while let record = try table.next() {
      guard record.count == 1, !record.spansLines, isWrapped(utf8[record.range]) else { return nil }
      content.append(contentsOf: repeatElement(0x0A, count: record.line - line))
      line = record.line
      content.append(contentsOf: record.cell(0).utf8)
      rows += 1
    }
    guard rows > 1, content.contains(where: { HeaderSearch.separators.contains($0) }) else { return nil }
    try watch.hold(content.count, line: 0)
    return content
  }

  /// Returns true if a line is one cell in quotes, with all quotes within doubled.
  private static func isWrapped(_ line: ArraySlice<UInt8>) -> Bool {
    let end = line.lastIndex { $0 > 0x20 } ?? line.startIndex
    guard end > line.startIndex, line.first == 0x22, line[end] == 0x22 else { return false }
    return line[(line.startIndex + 1)..<end].split(omittingEmptySubsequences: true) { $0 != 0x22 }
      .allSatisfy { $0.count % 2 == 0 }
  }
}
