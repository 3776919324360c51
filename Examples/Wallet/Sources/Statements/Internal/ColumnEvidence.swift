/// The lines that prove one reading of a column: the first row, the first lines, and the number of all.
struct Proof {
  private static let mostLines = 20

  private(set) var first: TableRow?
  private(set) var count = 0
  private(set) var lines: [Int] = []

  mutating func add(_ row: TableRow) {
    first = first ?? row
    count += 1
    if lines.count < Self.mostLines { lines.append(row.record.line) }
  }

  /// Returns the contradiction between a person's answer and these lines, which prove another reading.
  ///
  /// A few lines against many that prove the answer are slips, and are refused one by one.
  func contradiction(
    of supporting: Int, _ question: Uncertainty.Question, _ reason: Contradiction.Reason, _ separator: UInt8
  ) -> Contradiction? {
    guard let first, count > supporting else { return nil }
    return Contradiction(
      question: question, reason: reason, count: count, lines: lines, example: first.record.text(separator))
  }
}

/// The evidence of a table's dates about the order of day and month.
struct DateEvidence {
  private let chosen: DateOrder?
  private var dayFirst = Proof()
  private var monthFirst = Proof()
  private var either: TableRow?
  /// A row with a date whose two-digit year only a leading year explains.
  private var yearFirst: TableRow?
  private var allCouldBeYearFirst = true
  /// The dates that are days of the calendar in the chosen order only, and in other orders only.
  private var supporting = 0
  private var against = Proof()

  init(_ chosen: DateOrder?) { self.chosen = chosen }

  /// True if there are dates whose order nothing has settled so far.
  var isOpen: Bool { chosen == nil && either != nil && dayFirst.first == nil && monthFirst.first == nil }

  mutating func add(_ date: DateText, _ row: TableRow) {
    guard case .numeric(let numbers) = date else { return }
    if let chosen {
      weigh(numbers, against: chosen, row)
      return
    }
    let asDay = numbers.date(.dayMonthYear)
    let asMonth = numbers.date(.monthDayYear)
    if numbers.date(.yearMonthDay) == nil { allCouldBeYearFirst = false }
    switch (asDay, asMonth) {
    case (nil, nil):
      if numbers.date(.yearMonthDay) != nil { yearFirst = yearFirst ?? row }
      // 31/02 is no day, but only a day can be 31.
      if numbers.first > 12, (1...12).contains(numbers.second) { dayFirst.add(row) }
      if numbers.second > 12, (1...12).contains(numbers.first) { monthFirst.add(row) }
    case (.some, nil): dayFirst.add(row)
    case (nil, .some): monthFirst.add(row)
    case (.some, .some):
      if numbers.isDotted {
        dayFirst.add(row)
      } else if asDay != asMonth {
        either = either ?? row
      }
    }
  }

  private mutating func weigh(_ numbers: NumericDate, against chosen: DateOrder, _ row: TableRow) {
    let others = DateOrder.allCases.filter { $0 != chosen }
    let isElse = others.contains { numbers.date($0) != nil }
    switch (numbers.date(chosen) != nil, isElse) {
    case (true, false): supporting += 1
    case (false, true): against.add(row)
    default: break
    }
  }

  /// Returns the contradiction to the person's answer, where more lines prove another order than prove this one.
  func contradiction(_ separator: UInt8) -> Contradiction? {
    guard let chosen else { return nil }
    return against.contradiction(of: supporting, .dates, .dates(said: chosen), separator)
  }

  var decision: ColumnDecision<DateOrder> {
    if let chosen { return .settled(chosen) }
    if yearFirst != nil, allCouldBeYearFirst { return .settled(.yearMonthDay) }
    switch (dayFirst.first, monthFirst.first) {
    case (.some, nil): return .settled(.dayMonthYear)
    case (nil, .some): return .settled(.monthDayYear)
    case (let day?, let month?):
      return .open(.datesContradict(dayFirstLine: day.record.line, monthFirstLine: month.record.line), month)
    case (nil, nil):
      guard let either else { return .settled(.dayMonthYear) }
      return .open(.datesReadBothWays, either)
    }
  }
}

/// The evidence of a table's amounts about the decimal mark.
struct MarkEvidence {
  private let chosen: DecimalMark?
  private var comma = Proof()
  private var point = Proof()
  private var either: TableRow?
  private var outside: DecimalMark?

  init(_ chosen: DecimalMark?) { self.chosen = chosen }

  var isOpen: Bool { chosen == nil && outside == nil && either != nil && comma.first == nil && point.first == nil }

  mutating func add(_ amount: AmountText, _ row: TableRow) {
    switch amount.provenMark {
    case .comma?: comma.add(row)
    case .point?: point.add(row)
    case nil: if case .open = amount.shape { either = either ?? row }
    }
  }

  /// Adds an amount of another column, which proves the mark when the amounts of the column itself do not.
  mutating func addProof(of amount: AmountText) {
    outside = outside ?? amount.provenMark
  }

  /// Returns the contradiction to the person's answer, where more lines prove the other mark than prove this one.
  func contradiction(_ separator: UInt8) -> Contradiction? {
    guard let chosen else { return nil }
    let (against, supporting) = chosen == .comma ? (point, comma.count) : (comma, point.count)
    return against.contradiction(of: supporting, .decimal, .decimal(said: chosen), separator)
  }

  func decision(hasNoCents: Bool) -> ColumnDecision<DecimalMark?> {
    if let chosen { return .settled(chosen) }
    switch (comma.first, point.first) {
    case (.some, nil): return .settled(.comma)
    case (nil, .some): return .settled(.point)
    case (let comma?, let point?):
      return .open(.amountsContradict(commaLine: comma.record.line, pointLine: point.record.line), point)
    case (nil, nil):
      guard let either, outside == nil, !hasNoCents else { return .settled(outside) }
      return .open(.amountsReadBothWays, either)
    }
  }
}

extension DateOrder {
  /// The order in words, behind “with the” or “have the”.
  var words: String {
    switch self {
    case .dayMonthYear: "day first"
    case .monthDayYear: "month first"
    case .yearMonthDay: "year first"
    }
  }
}
