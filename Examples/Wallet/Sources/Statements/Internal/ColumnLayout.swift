/// The roles of a table's columns, by their headers alone.
struct ColumnLayout {
  /// The largest number of columns; a wider line heads no table of a bank.
  static let mostColumns = 200

  let header: [String]
  private let meanings: [HeaderMeaning?]

  /// Reads the layout under a header; `nil` when the cells do not head a table of operations: that takes a date and an
  /// amount.
  init?(header: [String]) {
    guard header.count > 1, header.count <= Self.mostColumns else { return nil }
    let meanings = header.map { HeaderDictionary.meaning(of: $0) }
    let roles = meanings.compactMap { $0?.role }
    let hasDate = roles.contains(.date) || roles.contains(.laterDate)
    let hasAmount = roles.contains(.amount) || roles.contains(.debit) || roles.contains(.credit)
    guard hasDate, hasAmount, !header.contains(where: { DateText($0) != nil }) else { return nil }
    // A line in front of the table may hold such words too, beside values.
    guard !header.contains(where: { cell in cell.contains(where: \.isNumber) && AmountText(cell) != nil }) else {
      return nil
    }
    self.header = header
    self.meanings = meanings
  }

  var knownColumns: Int { meanings.count { $0 != nil } }

  /// The number of columns that a row must have: all but those at the end that have no header.
  var width: Int { (header.lastIndex { !$0.isEmpty } ?? -1) + 1 }

  /// Returns the columns of a role, the most fitting first.
  func columns(_ role: ColumnRole) -> [Int] {
    meanings.indices.filter { meanings[$0]?.role == role }.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  func rank(_ column: Int) -> Int { meanings[column]?.rank ?? .max }

  /// The columns without a header.
  var untitled: [Int] { header.indices.filter { header[$0].isEmpty } }

  func title(_ column: Int) -> String { column < header.count ? header[column] : "" }
}
