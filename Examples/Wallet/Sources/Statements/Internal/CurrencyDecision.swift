/// Which currency the rows of one table are in.
struct CurrencyDecision {
  /// The currency of rows that name none.
  let fallback: Currency?
  /// Why the currency of a row is not known, with the row.
  private(set) var doubt: (String, TableRow)?

  init(section: SortedSection, preamble: Preamble, options: ReadingOptions) {
    let use = section.section.use
    let said = use.headerMention?.certainCurrency ?? preamble.currency?.certainCurrency
    let fallback = said ?? options.currency
    self.fallback = fallback
    guard fallback == nil else { return }
    for row in section.rows {
      switch Self.mention(in: row, use: use) {
      case .certain?: continue
      case .shared(let sign)?:
        doubt = ("Several currencies are written “\(sign)”", row)
        return
      case nil:
        if let column = use.currency, !row.record.cell(column).isEmpty { continue }
        if case .shared(let sign)? = use.headerMention {
          doubt = ("Several currencies are written “\(sign)”", row)
        } else {
          doubt = ("Nothing says which currency the amounts are in", row)
        }
        return
      }
    }
  }

  /// What a row says about its currency.
  static func mention(in row: TableRow, use: ColumnUse) -> CurrencyMention? {
    if let column = use.currency, let mention = CurrencyMention(row.record.cell(column)) { return mention }
    return row.all.lazy.compactMap(\.mention).first
  }

  /// The currency of a row.
  static func currency(of row: TableRow, use: ColumnUse, fallback: Currency?) throws(RowFault) -> Currency {
    switch mention(in: row, use: use) {
    case .certain(let currency)?: return currency
    case .shared?, nil:
      if let column = use.currency, mention(in: row, use: use) == nil, !row.record.cell(column).isEmpty {
        let cell = TextTrimming.shortened(row.record.cell(column), to: 20)
        throw RowFault(reason: "“\(cell)” is not a currency that is known")
      }
      guard let fallback else { throw RowFault(reason: "nothing says which currency it is in") }
      return fallback
    }
  }
}
