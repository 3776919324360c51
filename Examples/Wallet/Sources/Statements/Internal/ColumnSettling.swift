/// Weighs the headers of a table against its values.
///
/// `Valuta` is a date in German and a currency in Swedish, `Valor` a date in Spanish and an amount in Portuguese, an
/// `IBAN` the owner's or the other party's: only the values tell.
struct ColumnSettling {
  let layout: ColumnLayout
  let rows: TableRows
  private let preamble: Preamble
  /// The currency that the person says the amounts are in, where the file names none.
  private let currency: Currency?
  private let sample: [DelimitedRecord]

  init(layout: ColumnLayout, rows: TableRows, preamble: Preamble, currency: Currency?) throws(StatementError) {
    self.layout = layout
    self.rows = rows
    self.preamble = preamble
    self.currency = currency
    var sample: [DelimitedRecord] = []
    try rows.forEach(limit: 400) { (_, record) throws(StatementError) in sample.append(record) }
    self.sample = sample
  }

  func use() throws(StatementError) -> ColumnUse {
    var use = ColumnUse(widths: widths)
    let dates = layout.columns(.date) + layout.columns(.laterDate)
    let hidden = (layout.columns(.currency) + layout.columns(.amount)).filter {
      share($0) { DateText($0) != nil } ?? 0 > 0.8
    }
    let readable = dates.filter { share($0) { DateText($0) != nil } ?? 1 > 0.4 } + hidden
    use.dates = readable.isEmpty ? Array(dates.prefix(1)) : readable
    settleAmounts(&use, besides: use.dates)
    settleCurrency(&use)
    settleParties(&use)
    settleAccounts(&use)
    use.namedFee = layout.columns(.fee).first
    use.category = layout.columns(.category).first
    use.balance = layout.columns(.balance).first { share($0) { AmountText($0) != nil } ?? 0 > 0.5 }
    use.state = layout.columns(.state).first
    use.identifier = try identifier()
    if isOfRevolutKind {
      use.fee = layout.columns(.fee).first
      if use.accountNumber == nil && use.accountName == nil { use.accountName = layout.columns(.product).first }
    }
    use.isOfCard = !layout.columns(.card).isEmpty
    return use
  }

  /// Returns the share of a column's filled cells that fulfil a condition; `nil` when none is filled.
  private func share(_ column: Int, _ condition: (String) -> Bool) -> Double? {
    var filled = 0
    var fitting = 0
    for row in sample {
      let cell = row.cell(column)
      if cell.isEmpty { continue }
      filled += 1
      if condition(cell) { fitting += 1 }
    }
    return filled == 0 ? nil : Double(fitting) / Double(filled)
  }

  /// A bank that leaves out empty cells at the end does so in most rows.
  private var widths: ClosedRange<Int> {
    let full = layout.header.count
    let usual = rows.widths.max { ($0.value, $0.key) < ($1.value, $1.key) }
    guard let usual, usual.value * 2 > rows.count, usual.key < layout.width else { return layout.width...full }
    return usual.key...full
  }

  private func settleAmounts(_ use: inout ColumnUse, besides taken: [Int]) {
    func best(_ role: ColumnRole) -> Int? {
      let candidates = layout.columns(role).filter { !taken.contains($0) }
      let fitting = candidates.first { share($0) { AmountText($0) != nil } ?? 0 > 0.3 }
      let unfilled = candidates.first { share($0) { _ in true } == nil }
      return fitting ?? unfilled ?? (role == .amount ? candidates.first : nil)
    }
    use.amount = best(.amount)
    use.debit = best(.debit)
    use.credit = best(.credit)
    if let amount = use.amount, use.debit != nil || use.credit != nil {
      let isSigned = sample.contains { AmountText($0.cell(amount)).map { $0.sign != .none } ?? false }
      let isFilled = share(amount) { AmountText($0) != nil } ?? 0 > 0.3
      if isFilled && (isSigned || use.debit == nil || use.credit == nil) {
        use.debit = nil
        use.credit = nil
      } else {
        use.amount = nil
      }
    }
    let titled = layout.columns(.direction) + layout.columns(.debit) + layout.columns(.credit)
    let strict = layout.untitled.filter { share($0) { DirectionWords.direction($0) != nil } == 1 }
    use.direction =
      titled.first { column in
        !use.amountColumns.contains(column) && share(column) { DirectionWords.direction($0) != nil } ?? 0 >= 0.9
      } ?? strict.first
    use.type = titled.first { !use.amountColumns.contains($0) }
  }

  private func settleCurrency(_ use: inout ColumnUse) {
    let titled = layout.columns(.currency).filter { share($0) { CurrencyMention($0) != nil } ?? 0 > 0.3 }
    let strict = layout.untitled.filter { column in
      column != use.direction && share(column) { CurrencyMention($0)?.certainCurrency != nil } == 1
    }
    let headers = use.amountColumns.map(layout.title) + layout.columns(.balance).map(layout.title)
    let mentions = headers.compactMap { CurrencyMention.within($0) }
    use.headerMention = mentions.first { $0.certainCurrency != nil } ?? mentions.first
    var candidates = titled + strict
    // What is said in another place stays; a column without a telling header is no more than that.
    let isSaid = use.headerMention?.certainCurrency != nil || preamble.currency?.certainCurrency != nil
    let isBesideAmounts = use.amountColumns.contains { column in
      sample.contains { AmountText($0.cell(column))?.mention?.certainCurrency != nil }
    }
    if candidates.isEmpty, !isSaid, !isBesideAmounts { candidates = columnsOfCodes(besides: use) }
    let anchor = use.amount ?? use.credit ?? use.debit ?? 0
    use.currency =
      candidates.first { $0 == anchor + 1 } ?? candidates.first { $0 == anchor - 1 } ?? candidates.first
  }

  /// Returns the columns that hold nothing but codes of currencies, whatever their headers say.
  ///
  /// A column is not among them if it is known to be of another amount, as the foreign one of a card: that is no
  /// currency of the account. And where the person gives a currency, a column in which that never occurs is not among
  /// them either: it is of something else.
  private func columnsOfCodes(besides use: ColumnUse) -> [Int] {
    let taken = Set(use.amountColumns + use.dates + layout.columns(.ignored) + layout.columns(.balance))
    return layout.header.indices.filter { column in
      !taken.contains(column) && column != use.direction
        && share(column) { $0.utf8.count == 3 && $0 == $0.uppercased() && Currency(code: $0) != nil } == 1
        && (currency.map { currency in sample.contains { $0.cell(column) == currency.code } } ?? true)
    }
  }

  private func settleParties(_ use: inout ColumnUse) {
    func isText(_ column: Int) -> Bool { !use.amountColumns.contains(column) && !use.dates.contains(column) }
    use.payees = layout.columns(.payee)
    use.payers = layout.columns(.payer)
    use.recipients = layout.columns(.recipient)
    // Only a table that names both tells the one from the other.
    if use.payers.isEmpty || use.recipients.isEmpty {
      use.payees += use.payers + use.recipients
      use.payers = []
      use.recipients = []
    }
    use.descriptions = layout.columns(.description)
    let memos = layout.columns(.memo)
    let first = memos.filter { layout.rank($0) < 2 }
    use.memos = first.isEmpty ? Array(memos.prefix(1)) : first
    if !use.descriptions.isEmpty {
      use.memos += layout.untitled.filter { isText($0) && $0 != use.direction && $0 != use.currency }
    }
  }

  private func settleAccounts(_ use: inout ColumnUse) {
    use.accountNumber = layout.columns(.accountNumber).first
    use.accountName = layout.columns(.accountName).first
    guard use.accountNumber == nil, let doubtful = layout.columns(.someAccountNumber).first else { return }
    let headers = layout.header.map { TextFolding.folded($0) }
    let namesBankCode = headers.contains { $0 == "blz" || $0 == "bankleitzahl" || $0 == "bic" }
    let namesOthers = !(use.payees + use.payers + use.recipients).isEmpty || namesBankCode
    let namesTheirAccount = headers.contains { header in
      Self.otherParty.contains { header.contains($0) } && Self.account.contains { header.contains($0) }
    }
    if !namesOthers || namesTheirAccount || use.accountName != nil { use.accountNumber = doubtful }
  }

  /// Parts of words for the other party and for an account: with both, a header is of the other party's account.
  private static let otherParty = [
    "tegen", "counter", "partner", "gegen", "contrepartie", "contraparte", "controparte", "kontrahent", "proti",
    "motpart",
  ]
  private static let account = [
    "iban", "account", "rekening", "konto", "compte", "cuenta", "conto", "rachun", "uct", "ucet",
  ]

  private func identifier() throws(StatementError) -> Int? {
    let certain = layout.columns(.identifier)
    if let column = try firstFilled(certain) { return column }
    for column in layout.columns(.someIdentifier).prefix(4) {
      var seen: Set<String> = []
      var isUnique = true
      try rows.forEach { (_, record) throws(StatementError) in
        guard isUnique else { return }
        let value = record.cell(column)
        if !value.isEmpty { isUnique = value.utf8.count >= 6 && seen.insert(value).inserted }
      }
      if isUnique && !seen.isEmpty { return column }
    }
    return nil
  }

  /// Returns the first of some columns in which any row holds something.
  private func firstFilled(_ columns: [Int]) throws(StatementError) -> Int? {
    guard let first = columns.first else { return nil }
    if sample.contains(where: { !$0.isEmpty(first) }) { return first }
    var filled: Set<Int> = []
    try rows.forEach { (_, record) throws(StatementError) in
      for column in columns where !record.isEmpty(column) { filled.insert(column) }
    }
    return columns.first { filled.contains($0) }
  }

  /// True for tables that give the beginning and the end of an operation, its state, and the fee apart from the amount.
  private var isOfRevolutKind: Bool {
    !layout.columns(.state).isEmpty && !layout.columns(.fee).isEmpty && !layout.columns(.product).isEmpty
  }
}
