/// The way in which the amounts of one table tell spending from income.
struct AmountSigning {
  fileprivate enum Way {
    /// A sign is a sign; `isFlipped` where spending is positive.
    case signed(isFlipped: Bool)
    /// Unsigned amounts, and a column that gives their direction.
    case directed
    /// One column for debits and one for credits, either of which may have signs of its own.
    case columns(debitsAreNegative: Bool, creditsAreNegative: Bool)
  }

  private var way = Way.signed(isFlipped: false)
  /// The reason why spending cannot be told from income, with a row that shows it.
  private(set) var doubt: (Uncertainty.Reason, TableRow)?
  private let direction: Int?
  /// The person's answer, where it decides anything. The words beside the amounts are in `words`.
  private let said: SignConvention?
  private let words: Words

  /// Decides from the rows of one table. `fileHasSigns` is true if any table of the file writes signs: then an account
  /// without spending needs none.
  init(_ tally: Evidence, use: ColumnUse, fileHasSigns: Bool, options: ReadingOptions) {
    direction = use.direction
    words = tally.words
    guard use.amount != nil else {
      way = tally.columns
      said = nil
      return
    }
    let isSigned = tally.hasSigns
    let isFlipped = tally.minus > 0 && tally.unsignedDebits > 0 && tally.unsignedCredits == 0 && tally.minusDebits == 0
    if direction != nil, !isSigned || tally.unsignedDebits > 0 {
      way = isFlipped ? .signed(isFlipped: true) : .directed
      // Where words alone tell the way, signs have no meaning to be wrong about.
      said = isFlipped ? options.sign : nil
      return
    }
    said = options.sign
    if let sign = options.sign {
      way = .signed(isFlipped: sign == .spendingIsPositive)
      return
    }
    // A doubt that the words settle is not asked about: only one answer would be taken.
    guard let unsigned = tally.unsigned, words.minus.count <= words.noMinus.count else { return }
    if let proven = tally.proof.convention {
      way = .signed(isFlipped: proven == .spendingIsPositive)
    } else if !isSigned, !fileHasSigns {
      doubt = (.noSigns, unsigned)
    } else if isFlipped {
      doubt = (.spendingWithoutMinus, unsigned)
    } else if use.isOfCard, tally.unsignedCount > tally.minus {
      doubt = (.purchasesWithoutMinus, unsigned)
    } else if tally.minus > 0, tally.plus == 0, tally.unsignedCount > tally.minus {
      // Of an account most operations are spending: these may be purchases, and what has a minus a payment.
      doubt = (.mostWithoutMinus, unsigned)
    }
  }

  /// The rows in which a word tells whether spending has a minus.
  fileprivate struct Words {
    /// The rows in which spending has one: a minus beside a word for a debit, or none beside one for a credit.
    var minus = Proof()
    /// The rows in which spending has none.
    var noMinus = Proof()
  }

  /// Returns the contradiction to the person's answer, where the words of more lines prove the other convention than
  /// this one.
  func contradiction(_ separator: UInt8) -> Contradiction? {
    guard let said else { return nil }
    let (against, supporting) =
      said == .spendingIsPositive ? (words.minus, words.noMinus.count) : (words.noMinus, words.minus.count)
    return against.contradiction(of: supporting, .sign, .sign(said: said), separator)
  }

  /// The number of times that each sign stands beside each word, and in each column.
  struct Evidence {
    fileprivate var minus = 0
    fileprivate var plus = 0
    fileprivate var unsigned: TableRow?
    fileprivate var unsignedCount = 0
    fileprivate var unsignedDebits = 0
    fileprivate var unsignedCredits = 0
    fileprivate var minusDebits = 0
    fileprivate var words = Words()
    fileprivate var proof: SignProof
    private var debits = (minus: 0, other: 0)
    private var credits = (minus: 0, other: 0)
    private let direction: Int?
    /// True if the column holds nothing but words for directions, so that they are proof.
    private let isProof: Bool

    init(_ use: ColumnUse) {
      direction = use.direction ?? use.type
      isProof = use.direction != nil
      proof = SignProof(use)
    }

    /// True if a single column of amounts writes signs.
    var hasSigns: Bool { minus + plus > 0 }

    mutating func add(_ row: TableRow) {
      switch row.amounts {
      case .single(let amount): if !amount.isZero { add(amount, row) }
      case .pair(let debit, let credit):
        if let debit, !debit.isZero { if debit.sign == .minus { debits.minus += 1 } else { debits.other += 1 } }
        if let credit, !credit.isZero { if credit.sign == .minus { credits.minus += 1 } else { credits.other += 1 } }
      }
    }

    private mutating func add(_ amount: AmountText, _ row: TableRow) {
      proof.add(amount, row)
      let said = direction.flatMap { DirectionWords.direction(row.record.cell($0)) }
      if isProof, amount.direction == nil, let proven = said {
        if (amount.sign == .minus) == (proven == .debit) { words.minus.add(row) } else { words.noMinus.add(row) }
      }
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

    /// The way of two columns. In a column of debits, the sign that most amounts have is the column's habit; the other
    /// one is a reversal.
    fileprivate var columns: Way {
      .columns(
        debitsAreNegative: debits.minus > debits.other, creditsAreNegative: credits.minus > 0 && credits.other == 0)
    }
  }

  /// Returns the amount of a row as it moves the account.
  func signed(_ row: TableRow, _ read: (AmountText) throws(MoneyError) -> Money) throws(RowFault) -> Money {
    var isDebit = false
    if case .directed = way, case .single(let amount) = row.amounts {
      isDebit = try Self.isDebit(amount, in: row.record.cell(direction ?? 0))
    }
    do throws(MoneyError) {
      switch (way, row.amounts) {
      case (.signed(let isFlipped), .single(let amount)):
        let money = try read(amount)
        // `12.50 DR` gives its direction itself, whatever the other amounts mean.
        return isFlipped && amount.direction == nil ? try money.negated() : money
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
      throw RowFault(reason: .amount(error))
    }
  }

  /// Returns true if an amount beside a word for its direction has to be negated.
  private static func isDebit(_ amount: AmountText, in cell: String) throws(RowFault) -> Bool {
    if amount.isZero { return false }
    let direction = DirectionWords.direction(cell)
    if amount.sign == .none, let direction { return direction == .debit }
    if direction == .credit, amount.sign == .plus { return false }
    throw RowFault(reason: .unclearDirection(amount: amount.source, word: TextTrimming.shortened(cell, to: 40)))
  }
}

/// The error of a row that cannot become an operation.
struct RowFault: Error {
  let reason: Refusal.Reason
}
