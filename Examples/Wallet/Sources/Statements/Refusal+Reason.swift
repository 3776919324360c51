public import WalletValues

extension Refusal {
  /// A reason why a row or transaction was not taken in.
  ///
  /// It is a value, so that each surface can say it in its person's language. Texts of the file that it quotes are
  /// shortened.
  public enum Reason: Hashable, Sendable {
    /// The row has another number of fields than the table.
    case fieldCount(Int, expected: Int)
    /// The row has no date.
    case noDate
    /// The row has no amount.
    case noAmount
    /// The row has neither a date nor an amount.
    case neitherDateNorAmount
    /// The text in the place of the date is none.
    case notADate(String)
    /// The text in the place of the date is none in the order that the dates of the file have.
    case notADateInOrder(String, DateOrder)
    /// The amount cannot be made.
    case amount(MoneyError)
    /// The fee, which stands in a column of its own, cannot be made or taken off the amount.
    case fee(MoneyError)
    /// The row has an amount in the column of debits and one in that of credits.
    case debitAndCredit(debit: String, credit: String)
    /// The word beside an amount does not tell spending from income.
    case unclearDirection(amount: String, word: String)
    /// The text in the place of the currency is none that is known.
    case unknownCurrency(String)
    /// Nothing says which currency the row is in.
    case noCurrency
    /// The bank marks the operation with a word for one that moved no money.
    case movedNothing(mark: String)
    /// The bank marks the operation with a word for one that is not booked yet.
    case notBooked(mark: String)
    /// The amount is larger than any real one.
    case beyondRealAmounts
    /// The file ends within the transaction.
    case cutOff
    /// The transaction belongs to investments, of which only movements of cash are read; holds its name in the format.
    case investment(String)
    /// The bank answered with an error in place of a statement.
    case bankError
    /// There are several reasons.
    case several([Reason])
  }
}

extension Refusal.Reason: CustomStringConvertible {
  /// The reason in English, as a part of a sentence: without a capital and a full stop.
  public var description: String {
    switch self {
    case .fieldCount(let count, let expected):
      "it has \(count) field\(count == 1 ? "" : "s") where the table has \(expected)"
    case .noDate: "it has no date"
    case .noAmount: "it has no amount"
    case .neitherDateNorAmount: "it has neither a date nor an amount"
    case .notADate(let text): "“\(text)” is not a date"
    case .notADateInOrder(let text, let order): "“\(text)” is no date with the \(order.words)"
    case .amount(let error): "\(error)"
    case .fee(let error): "the fee: \(error)"
    case .debitAndCredit(let debit, let credit): "it has both a debit (\(debit)) and a credit (\(credit))"
    case .unclearDirection(let amount, let word):
      "“\(amount)” beside “\(word)” does not say whether it is spending or income"
    case .unknownCurrency(let text): "“\(text)” is not a currency that is known"
    case .noCurrency: "nothing says which currency it is in"
    case .movedNothing(let mark): "the bank marks it “\(mark)”: no money moved"
    case .notBooked(let mark): "the bank marks it “\(mark)”: it is not booked yet"
    case .beyondRealAmounts: "the amount is larger than any real one"
    case .cutOff: "the file ends within this transaction"
    case .investment(let name): "an investment transaction (\(name)) is not read, only movements of cash"
    case .bankError: "the bank answered with an error instead of a statement"
    case .several(let reasons): reasons.map(\.description).joined(separator: "; ")
    }
  }
}
