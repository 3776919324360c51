/// The proof that a file itself gives of the sign of spending, beside words for directions: its running balance, its fees
/// and its categories.
struct SignProof {
  private var balance = BalanceSums()
  private var feesHaveMinus = false
  private var spendingHasMinus = 0
  private var spendingHasNone = 0
  private let use: ColumnUse

  init(_ use: ColumnUse) { self.use = use }

  mutating func add(_ amount: AmountText, _ row: TableRow) {
    // The balance of a card may be what is owed, which rises with each purchase.
    if let column = use.balance, !use.isOfCard { balance.add(amount, balance: row.record.cell(column)) }
    // A fee is spending, and in a file with signs has the sign of it.
    if let column = use.namedFee, let fee = AmountText(row.record.cell(column)), !fee.isZero, fee.sign == .minus {
      feesHaveMinus = true
    }
    guard let column = use.category, amount.direction == nil,
      let isIncome = CategoryWords.isIncome(row.record.cell(column))
    else { return }
    if (amount.sign == .minus) == isIncome { spendingHasNone += 1 } else { spendingHasMinus += 1 }
  }

  /// The convention that the file proves; nil where it proves none, or contradicts itself.
  var convention: SignConvention? {
    if let proven = balance.convention { return proven }
    if feesHaveMinus { return .spendingIsNegative }
    // A refund is in the category of its purchase.
    if spendingHasMinus > 4 * spendingHasNone { return .spendingIsNegative }
    return spendingHasNone > 1 && spendingHasNone > 4 * spendingHasMinus ? .spendingIsPositive : nil
  }
}

/// Counts how often each balance is the one before it and the amount, or less the amount, in both directions of time.
private struct BalanceSums {
  private var previous: (amount: Int64, balance: Int64)?
  private var forwards = (plus: 0, minus: 0)
  private var backwards = (plus: 0, minus: 0)

  mutating func add(_ amount: AmountText, balance text: String) {
    guard let amount = Self.number(amount), let balance = AmountText(text).flatMap(Self.number) else {
      previous = nil
      return
    }
    if let previous {
      let step = balance - previous.balance
      if amount != 0 {
        if step == amount { forwards.plus += 1 }
        if step == -amount { forwards.minus += 1 }
      }
      if previous.amount != 0 {
        if step == -previous.amount { backwards.plus += 1 }
        if step == previous.amount { backwards.minus += 1 }
      }
    }
    previous = (amount, balance)
  }

  var convention: SignConvention? {
    let (plus, minus) = (max(forwards.plus, backwards.plus), max(forwards.minus, backwards.minus))
    if plus > 2 * minus { return .spendingIsNegative }
    return minus > 2 * plus ? .spendingIsPositive : nil
  }

  /// Returns an amount in hundredths, whatever its currency: only sums matter here.
  private static func number(_ amount: AmountText) -> Int64? {
    guard let hundredths = Currency(code: "EUR"),
      let money = try? amount.money(in: hundredths, decimalMark: amount.provenMark), abs(money.minorUnits) < 1 << 50
    else { return nil }
    return money.minorUnits
  }
}
