import Espalier

/// The texts about lines that are not taken in.
extension LocalizedText {
  static func statementFieldCount(_ count: Int, expected: String) -> LocalizedText {
    LocalizedText(
      "statement.fieldCount", count: count,
      one: "it has {count} field where the table has {expected}",
      other: "it has {count} fields where the table has {expected}",
      ["expected": expected])
  }

  static let statementNoDate = LocalizedText(
    "statement.noDate", "it has no date")

  static let statementNoAmount = LocalizedText(
    "statement.noAmount", "it has no amount")

  static let statementNeitherDateNorAmount = LocalizedText(
    "statement.neitherDateNorAmount", "it has neither a date nor an amount")

  static func statementNotADate(text: String) -> LocalizedText {
    LocalizedText(
      "statement.notADate",
      "“{text}” is not a date",
      ["text": text])
  }

  static func statementNotADayFirst(text: String) -> LocalizedText {
    LocalizedText(
      "statement.notADayFirst",
      "“{text}” is no date with the day first",
      ["text": text])
  }

  static func statementNotAMonthFirst(text: String) -> LocalizedText {
    LocalizedText(
      "statement.notAMonthFirst",
      "“{text}” is no date with the month first",
      ["text": text])
  }

  static func statementNotAYearFirst(text: String) -> LocalizedText {
    LocalizedText(
      "statement.notAYearFirst",
      "“{text}” is no date with the year first",
      ["text": text])
  }

  static func statementFee(reason: String) -> LocalizedText {
    LocalizedText(
      "statement.fee",
      "the fee: {reason}",
      ["reason": reason])
  }

  static func statementDebitAndCredit(debit: String, credit: String) -> LocalizedText {
    LocalizedText(
      "statement.debitAndCredit",
      "it has both a debit ({debit}) and a credit ({credit})",
      ["debit": debit, "credit": credit])
  }

  static func statementUnclearDirection(amount: String, word: String) -> LocalizedText {
    LocalizedText(
      "statement.unclearDirection",
      "“{amount}” beside “{word}” does not say whether it is spending or income",
      ["amount": amount, "word": word])
  }

  static func statementUnknownCurrency(text: String) -> LocalizedText {
    LocalizedText(
      "statement.unknownCurrency",
      "“{text}” is not a currency that is known",
      ["text": text])
  }

  static let statementNoCurrencyOfRow = LocalizedText(
    "statement.noCurrencyOfRow", "nothing says which currency it is in")

  static func statementMovedNothing(mark: String) -> LocalizedText {
    LocalizedText(
      "statement.movedNothing",
      "the bank marks it “{mark}”: no money moved",
      ["mark": mark])
  }

  static func statementNotBooked(mark: String) -> LocalizedText {
    LocalizedText(
      "statement.notBooked",
      "the bank marks it “{mark}”: it is not booked yet",
      ["mark": mark])
  }

  static let statementBeyondRealAmounts = LocalizedText(
    "statement.beyondRealAmounts", "the amount is larger than any real one")

  static let statementCutOff = LocalizedText(
    "statement.cutOff", "the file ends within this transaction")

  static func statementInvestment(name: String) -> LocalizedText {
    LocalizedText(
      "statement.investment",
      "an investment transaction ({name}) is not read, only movements of cash",
      ["name": name])
  }

  static let statementBankError = LocalizedText(
    "statement.bankError", "the bank answered with an error instead of a statement")

  static func statementFirstRefusal(line: String, reason: String, text: String) -> LocalizedText {
    LocalizedText(
      "statement.firstRefusal",
      "line {line}: {reason}: {text}",
      ["line": line, "reason": reason, "text": text])
  }
}
