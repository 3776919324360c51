/// How the amounts of one table say whether money left the account.
struct AmountSigning {
  private enum Way {
    /// A sign is a sign; `isFlipped` where spending is positive.
    case signed(isFlipped: Bool)
    /// Unsigned amounts, and a column that says which way they go.
    case directed
    /// One column for debits and one for credits, either of which may have signs of its own.
    case columns(debitsAreNegative: Bool, creditsAreNegative: Bool)
  }

  private var way = Way.signed(isFlipped: false)
  /// Why spending cannot be told from income, with a row that shows it.
  private(set) var doubt: (String, TableRow)?
  private let direction: Int?

  /// Whether any table of a file writes signs: then an account without spending needs none.
  static func hasSigns(_ sections: [SortedSection]) -> Bool {
    sections.contains { section in
      section.rows.contains { row in
        if case .single(let amount) = row.amounts { amount.sign != .none && !amount.isZero } else { false }
      }
    }
  }

  init(section: SortedSection, fileHasSigns: Bool, options: ReadingOptions) {
    let use = section.section.use
    direction = use.direction
    guard use.amount != nil else {
      way = Self.columns(section)
      return
    }
    let tally = Tally(section.rows, direction: direction ?? use.type)
    let isSigned = tally.minus + tally.plus > 0
    let isFlipped = tally.minus > 0 && tally.unsignedDebits > 0 && tally.unsignedCredits == 0 && tally.minusDebits == 0
    if direction != nil, !isSigned || tally.unsignedDebits > 0 {
      way = isFlipped ? .signed(isFlipped: true) : .directed
      return
    }
    if let sign = options.sign {
      way = .signed(isFlipped: sign == .spendingIsPositive)
      return
    }
    guard let unsigned = tally.unsigned else { return }
    if !isSigned, !fileHasSigns {
      doubt = ("No amount has a sign and no column tells spending from income", unsigned)
    } else if isFlipped {
      doubt = ("Amounts without a minus are called spending: spending may be positive", unsigned)
    } else if use.isOfCard, tally.unsignedCount > tally.minus {
      doubt = ("It looks like a list of card purchases, most of them positive: spending may be positive", unsigned)
    }
  }

  /// How often each sign stands beside which word.
  private struct Tally {
    var minus = 0
    var plus = 0
    var unsigned: TableRow?
    var unsignedCount = 0
    var unsignedDebits = 0
    var unsignedCredits = 0
    var minusDebits = 0

    init(_ rows: [TableRow], direction: Int?) {
      for row in rows {
        guard case .single(let amount) = row.amounts, !amount.isZero else { continue }
        let said = direction.flatMap { DirectionWords.direction(row.record.cell($0)) }
        switch amount.sign {
        case .minus:
          minus += 1
          if said == .debit { minusDebits += 1 }
        case .plus: plus += 1
        case .none:
          unsigned = unsigned ?? row
          unsignedCount += 1
          if said == .debit { unsignedDebits += 1 }
          if said == .credit { unsignedCredits += 1 }
        }
      }
    }
  }

  /// The amount of a row as it moves the account.
  func signed(_ row: TableRow, _ read: (AmountText) throws(MoneyError) -> Money) throws(RowFault) -> Money {
    var isDebit = false
    if case .directed = way, case .single(let amount) = row.amounts {
      isDebit = try Self.isDebit(amount, in: row.record.cell(direction ?? 0))
    }
    do throws(MoneyError) {
      switch (way, row.amounts) {
      case (.signed(let isFlipped), .single(let amount)):
        let money = try read(amount)
        return isFlipped ? try money.negated() : money
      case (.directed, .single(let amount)):
        let money = try read(amount)
        return isDebit ? try money.negated() : money
      case (.columns(let debitsAreNegative, let creditsAreNegative), .pair(let debit, let credit)):
        if let debit, !debit.isZero || credit == nil {
          let money = try read(debit)
          return debitsAreNegative ? money : try money.negated()
        }
        guard let credit else { throw MoneyError.notAnAmount("") }
        let money = try read(credit)
        return creditsAreNegative ? try money.negated() : money
      default: throw MoneyError.notAnAmount("")
      }
    } catch {
      throw RowFault(reason: "\(error)")
    }
  }

  /// Whether an amount beside a word for its direction has to be negated.
  private static func isDebit(_ amount: AmountText, in cell: String) throws(RowFault) -> Bool {
    if amount.isZero { return false }
    let direction = DirectionWords.direction(cell)
    if amount.sign == .none, let direction { return direction == .debit }
    if direction == .credit, amount.sign == .plus { return false }
    throw RowFault(reason: "“\(amount.source)” beside “\(cell)” does not say whether it is spending or income")
  }

  /// In a column of debits, the sign that most have is the column's habit; the other one is a reversal.
  private static func columns(_ section: SortedSection) -> Way {
    var debits = (minus: 0, other: 0)
    var credits = (minus: 0, other: 0)
    for row in section.rows {
      guard case .pair(let debit, let credit) = row.amounts else { continue }
      if let debit, !debit.isZero { if debit.sign == .minus { debits.minus += 1 } else { debits.other += 1 } }
      if let credit, !credit.isZero { if credit.sign == .minus { credits.minus += 1 } else { credits.other += 1 } }
    }
    return .columns(
      debitsAreNegative: debits.minus > debits.other, creditsAreNegative: credits.minus > 0 && credits.other == 0)
  }
}

/// Why a row cannot become an operation.
struct RowFault: Error {
  let reason: String
}
