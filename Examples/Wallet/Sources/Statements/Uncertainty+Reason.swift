extension Uncertainty {
  /// The evidence in a file, and why it does not settle a question.
  ///
  /// It is a value, so that each surface can say it in its person's language.
  public enum Reason: Hashable, Sendable {
    /// Dates of both orders are there: one line has the day first, another the month.
    case datesContradict(dayFirstLine: Int, monthFirstLine: Int)
    /// Every date can be read in both orders.
    case datesReadBothWays
    /// Amounts of both kinds are there: one line has a decimal comma, another a decimal point.
    case amountsContradict(commaLine: Int, pointLine: Int)
    /// Every amount of a table can be read with either mark.
    case amountsReadBothWays
    /// One amount can be read with either mark.
    case amountReadsBothWays
    /// No amount has a sign, and no column gives directions.
    case noSigns
    /// Amounts without a minus stand beside words for spending.
    case spendingWithoutMinus
    /// The file looks like a list of card purchases, most of which have no minus.
    case purchasesWithoutMinus
    /// Most amounts have no minus, and nothing says whether they are spending or income.
    case mostWithoutMinus
    /// Several currencies share the sign that the amounts have.
    case sharedSign(String)
    /// The text in the place of the currency is none that is known.
    case unknownCurrency(String)
    /// Nothing says which currency the amounts are in.
    case noCurrency
  }
}

extension Uncertainty.Reason: CustomStringConvertible {
  /// The reason in English, without a full stop.
  public var description: String {
    switch self {
    case .datesContradict(let day, let month):
      "The dates contradict each other: line \(day) has the day first, \(month) the month"
    case .datesReadBothWays: "Every date can be read with the day or the month first"
    case .amountsContradict(let comma, let point):
      "The amounts contradict each other: line \(comma) has a decimal comma, line \(point) a decimal point"
    case .amountsReadBothWays: "Every amount can be read as thousands or with three decimal digits"
    case .amountReadsBothWays: "The amount can be read as thousands or with three decimal digits"
    case .noSigns: "No amount has a sign and no column tells spending from income"
    case .spendingWithoutMinus: "Amounts without a minus are called spending: spending may be positive"
    case .purchasesWithoutMinus:
      "It looks like a list of card purchases, most of them positive: spending may be positive"
    case .mostWithoutMinus:
      "Most amounts have no minus, and nothing says whether they are spending or income"
    case .sharedSign(let sign): "Several currencies are written “\(sign)”"
    case .unknownCurrency(let text): "“\(text)” is not a currency that is known"
    case .noCurrency: "Nothing says which currency the amounts are in"
    }
  }
}
