/// The currency of the rows of one table.
struct CurrencyDecision {
  /// The currency of rows that name none.
  let fallback: Currency?
  /// The reason why the currency of a row is not known, with the row.
  private(set) var doubt: (Uncertainty.Reason, TableRow)?
  private let use: ColumnUse

  init(section: TableSection, options: ReadingOptions) {
    use = section.use
    let said = use.headerMention?.certainCurrency ?? section.preamble.currency?.certainCurrency
    fallback = said ?? options.currency
  }

  /// Looks at a row: the first one whose currency is not known becomes the doubt.
  mutating func add(_ row: TableRow) {
    guard fallback == nil, doubt == nil else { return }
    switch Self.mention(in: row, use: use) {
    case .certain?: return
    case .shared(let sign)?: doubt = (.sharedSign(sign), row)
    case nil:
      if let column = use.currency, !row.record.isEmpty(column) { return }
      if case .shared(let sign)? = use.headerMention {
        doubt = (.sharedSign(sign), row)
      } else {
        doubt = (.noCurrency, row)
      }
    }
  }

  /// Returns the currency that a row mentions.
  static func mention(in row: TableRow, use: ColumnUse) -> CurrencyMention? {
    if let column = use.currency, let mention = CurrencyMention(row.record.cell(column)) { return mention }
    return row.all.lazy.compactMap(\.mention).first
  }

  /// Returns the currency of a row.
  static func currency(of row: TableRow, use: ColumnUse, fallback: Currency?) throws(RowFault) -> Currency {
    let mention = mention(in: row, use: use)
    switch mention {
    case .certain(let currency)?: return currency
    case .shared?, nil:
      if let column = use.currency, mention == nil, !row.record.isEmpty(column) {
        let cell = TextTrimming.shortened(row.record.cell(column), to: 20)
        throw RowFault(reason: .unknownCurrency(cell))
      }
      guard let fallback else { throw RowFault(reason: .noCurrency) }
      return fallback
    }
  }
}
