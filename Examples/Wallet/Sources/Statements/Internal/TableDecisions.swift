/// What the columns of a table mean as a whole: the order of dates, the decimal mark, signs and currency.
///
/// A row alone cannot tell whether 03/04 is March or April; a column nearly always can. Whatever it cannot tell is
/// thrown as a doubt, all doubts at once.
struct TableDecisions {
  private(set) var dateOrder = DateOrder.dayMonthYear
  private(set) var decimalMark: DecimalMark?
  /// How each table signs its amounts, in the tables' order.
  private(set) var signing: [AmountSigning] = []
  /// The currency of rows that name none, in the tables' order.
  private(set) var currencies: [Currency?] = []

  init(sections: [SortedSection], options: ReadingOptions, separator: UInt8) throws(StatementError) {
    var doubts: [Uncertainty] = []
    func note(_ question: Uncertainty.Question, _ reason: String, _ row: TableRow) {
      doubts.append(
        Uncertainty(
          question: question, reason: reason, line: row.record.line, example: row.record.text(separator)))
    }
    var dates = DateEvidence(options.dateOrder)
    for section in sections { for row in section.rows { dates.add(row.date, row) } }
    if dates.isOpen {
      for section in sections {
        for column in section.section.use.dates.dropFirst() {
          for row in section.rows { if let date = DateText(row.record.cell(column)) { dates.add(date, row) } }
        }
      }
    }
    switch dates.decision {
    case .settled(let order): dateOrder = order
    case .open(let reason, let row): note(.dates, reason, row)
    }
    let fileHasSigns = AmountSigning.hasSigns(sections)
    for section in sections {
      let preamble = Preamble(section.section.preamble)
      let currency = CurrencyDecision(section: section, preamble: preamble, options: options)
      currencies.append(currency.fallback)
      if let (reason, row) = currency.doubt { note(.currency, reason, row) }
      let signs = AmountSigning(section: section, fileHasSigns: fileHasSigns, options: options)
      signing.append(signs)
      if let (reason, row) = signs.doubt, !doubts.contains(where: { $0.question == .sign }) { note(.sign, reason, row) }
    }
    doubts = Self.onePerQuestion(doubts)
    var marks = MarkEvidence(options.decimalMark)
    for section in sections { for row in section.rows { for amount in row.all { marks.add(amount, row) } } }
    if marks.isOpen {
      for section in sections {
        guard let column = section.section.use.balance else { continue }
        for row in section.rows { if let amount = AmountText(row.record.cell(column)) { marks.addProof(of: amount) } }
      }
    }
    let codes = Set(currencies)
    let hasNoCents =
      codes.count == 1 && codes.first??.minorUnitDigits == 0
      && sections.allSatisfy { $0.section.use.currency == nil }
    switch marks.decision(hasNoCents: hasNoCents) {
    case .settled(let mark): decimalMark = mark
    case .open(let reason, let row): note(.decimal, reason, row)
    }
    guard doubts.isEmpty else { throw .uncertain(doubts) }
  }

  private static func onePerQuestion(_ doubts: [Uncertainty]) -> [Uncertainty] {
    var seen: Set<Uncertainty.Question> = []
    return doubts.filter { seen.insert($0.question).inserted }
  }
}

/// What a column proves: an answer, or a doubt with a row that shows it.
enum ColumnDecision<Answer> {
  case settled(Answer)
  case open(String, TableRow)
}

/// What the dates of a table prove about the order of day and month.
struct DateEvidence {
  private let chosen: DateOrder?
  private var dayFirst: TableRow?
  private var monthFirst: TableRow?
  private var either: TableRow?
  /// Dates with two-digit years that only a leading year explains.
  private var yearFirst: TableRow?
  private var allCouldBeYearFirst = true

  init(_ chosen: DateOrder?) { self.chosen = chosen }

  /// Whether there are dates that nothing has settled so far.
  var isOpen: Bool { chosen == nil && either != nil && dayFirst == nil && monthFirst == nil }

  mutating func add(_ date: DateText, _ row: TableRow) {
    guard chosen == nil, case .numeric(let numbers) = date else { return }
    let asDay = numbers.date(.dayMonthYear)
    let asMonth = numbers.date(.monthDayYear)
    if numbers.date(.yearMonthDay) == nil { allCouldBeYearFirst = false }
    switch (asDay, asMonth) {
    case (nil, nil):
      if numbers.date(.yearMonthDay) != nil { yearFirst = yearFirst ?? row }
      // 31/02 is no day, but only a day can be 31.
      if numbers.first > 12, (1...12).contains(numbers.second) { dayFirst = dayFirst ?? row }
      if numbers.second > 12, (1...12).contains(numbers.first) { monthFirst = monthFirst ?? row }
    case (.some, nil): dayFirst = dayFirst ?? row
    case (nil, .some): monthFirst = monthFirst ?? row
    case (.some, .some):
      if numbers.isDotted {
        dayFirst = dayFirst ?? row
      } else if asDay != asMonth {
        either = either ?? row
      }
    }
  }

  var decision: ColumnDecision<DateOrder> {
    if let chosen { return .settled(chosen) }
    if yearFirst != nil, allCouldBeYearFirst { return .settled(.yearMonthDay) }
    switch (dayFirst, monthFirst) {
    case (.some, nil): return .settled(.dayMonthYear)
    case (nil, .some): return .settled(.monthDayYear)
    case (let day?, let month?):
      return .open(
        "The dates contradict each other: line \(day.record.line) has the day first, \(month.record.line) the month",
        month)
    case (nil, nil):
      guard let either else { return .settled(.dayMonthYear) }
      return .open("Every date can be read with the day or the month first", either)
    }
  }
}

/// What the amounts of a table prove about the mark before the cents.
struct MarkEvidence {
  private let chosen: DecimalMark?
  private var comma: TableRow?
  private var point: TableRow?
  private var either: TableRow?
  private var outside: DecimalMark?

  init(_ chosen: DecimalMark?) { self.chosen = chosen }

  var isOpen: Bool { chosen == nil && either != nil && comma == nil && point == nil }

  mutating func add(_ amount: AmountText, _ row: TableRow) {
    switch amount.provenMark {
    case .comma?: comma = comma ?? row
    case .point?: point = point ?? row
    case nil: if case .open = amount.shape { either = either ?? row }
    }
  }

  /// An amount of another column proves the mark when those of the column itself do not.
  mutating func addProof(of amount: AmountText) {
    outside = outside ?? amount.provenMark
  }

  func decision(hasNoCents: Bool) -> ColumnDecision<DecimalMark?> {
    if let chosen { return .settled(chosen) }
    switch (comma, point) {
    case (.some, nil): return .settled(.comma)
    case (nil, .some): return .settled(.point)
    case (let comma?, let point?):
      return .open(
        "The amounts contradict each other: line \(comma.record.line) has a decimal comma, line \(point.record.line) a "
          + "decimal point", point)
    case (nil, nil):
      guard let either, outside == nil, !hasNoCents else { return .settled(outside) }
      return .open("Every amount can be read as thousands or with three decimal digits", either)
    }
  }
}
