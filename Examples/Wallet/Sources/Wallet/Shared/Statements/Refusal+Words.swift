import Espalier
package import Statements
import WalletFeatures

extension Refusal {
  /// The line, the reason and the text, in words for the person, in their language.
  var words: String {
    .localized(
      .statementFirstRefusal(line: Localization.current.number(line), reason: reason.words, text: text))
  }
}

extension Refusal.Reason {
  /// The reason in words for the person, in their language, behind the number of its line.
  package var words: String {
    switch self {
    case .fieldCount(let count, let expected):
      .localized(.statementFieldCount(count, expected: Localization.current.number(expected)))
    case .noDate: .localized(.statementNoDate)
    case .noAmount: .localized(.statementNoAmount)
    case .neitherDateNorAmount: .localized(.statementNeitherDateNorAmount)
    case .notADate(let text): .localized(.statementNotADate(text: text))
    case .notADateInOrder(let text, .dayMonthYear): .localized(.statementNotADayFirst(text: text))
    case .notADateInOrder(let text, .monthDayYear): .localized(.statementNotAMonthFirst(text: text))
    case .notADateInOrder(let text, .yearMonthDay): .localized(.statementNotAYearFirst(text: text))
    case .amount(let error): Self.words(for: error)
    case .fee(let error): .localized(.statementFee(reason: Self.words(for: error)))
    case .debitAndCredit(let debit, let credit):
      .localized(.statementDebitAndCredit(debit: debit, credit: credit))
    case .unclearDirection(let amount, let word):
      .localized(.statementUnclearDirection(amount: amount, word: word))
    case .unknownCurrency(let text): .localized(.statementUnknownCurrency(text: text))
    case .noCurrency: .localized(.statementNoCurrencyOfRow)
    case .movedNothing(let mark): .localized(.statementMovedNothing(mark: mark))
    case .notBooked(let mark): .localized(.statementNotBooked(mark: mark))
    case .beyondRealAmounts: .localized(.statementBeyondRealAmounts)
    case .cutOff: .localized(.statementCutOff)
    case .investment(let name): .localized(.statementInvestment(name: name))
    case .bankError: .localized(.statementBankError)
    case .several(let reasons): reasons.map(\.words).joined(separator: "; ")
    }
  }

  private static func words(for error: MoneyError) -> String { error.explanation ?? "\(error)" }
}
