import Espalier

/// The texts about what a file leaves open, and answers about it that are wrong.
extension LocalizedText {
  static func statementContradictedAt(_ count: Int, reason: String, lines: String, example: String) -> LocalizedText {
    LocalizedText(
      "statement.contradictedAt", count: count,
      one: "{reason} (line {lines}; the first reads: {example})",
      other: "{reason} ({count} lines: {lines}; the first reads: {example})",
      ["reason": reason, "lines": lines, "example": example])
  }

  static let statementUncertain = LocalizedText(
    "statement.uncertain", "The file can be read in more than one way:")

  static func statementDoubtAtLine(reason: String, line: String, example: String) -> LocalizedText {
    LocalizedText(
      "statement.doubtAtLine",
      "{reason} (line {line}: {example})",
      ["reason": reason, "line": line, "example": example])
  }

  static func statementDatesContradict(day: String, month: String) -> LocalizedText {
    LocalizedText(
      "statement.datesContradict",
      "The dates contradict each other: line {day} has the day first, {month} the month",
      ["day": day, "month": month])
  }

  static let statementDatesReadBothWays = LocalizedText(
    "statement.datesReadBothWays", "Every date can be read with the day or the month first")

  static func statementAmountsContradict(comma: String, point: String) -> LocalizedText {
    LocalizedText(
      "statement.amountsContradict",
      "The amounts contradict each other: line {comma} has a decimal comma, line {point} a decimal point",
      ["comma": comma, "point": point])
  }

  static let statementAmountsReadBothWays = LocalizedText(
    "statement.amountsReadBothWays", "Every amount can be read as thousands or with three decimal digits")

  static let statementAmountReadsBothWays = LocalizedText(
    "statement.amountReadsBothWays", "The amount can be read as thousands or with three decimal digits")

  static let statementNoSigns = LocalizedText(
    "statement.noSigns", "No amount has a sign and no column tells spending from income")

  static let statementSpendingWithoutMinus = LocalizedText(
    "statement.spendingWithoutMinus", "Amounts without a minus are called spending: spending may be positive")

  static let statementPurchasesWithoutMinus = LocalizedText(
    "statement.purchasesWithoutMinus",
    "It looks like a list of card purchases, most of them positive: spending may be positive")
  static let statementMostWithoutMinus = LocalizedText(
    "statement.mostWithoutMinus", "Most amounts have no minus, and nothing says whether they are spending or income")

  static func statementSharedSign(sign: String) -> LocalizedText {
    LocalizedText(
      "statement.sharedSign",
      "Several currencies are written “{sign}”",
      ["sign": sign])
  }

  static let statementNoCurrency = LocalizedText(
    "statement.noCurrency", "Nothing says which currency the amounts are in")

  static let statementContradicted = LocalizedText(
    "statement.contradicted", "The file is not as you said:")

  static let statementSaidDayFirst = LocalizedText(
    "statement.saidDayFirst", "You said that dates have the day first, and these can only be read otherwise")

  static let statementSaidMonthFirst = LocalizedText(
    "statement.saidMonthFirst", "You said that dates have the month first, and these can only be read otherwise")

  static let statementSaidYearFirst = LocalizedText(
    "statement.saidYearFirst", "You said that dates have the year first, and these can only be read otherwise")

  static let statementSaidComma = LocalizedText(
    "statement.saidComma", "You said that a comma stands before the cents, and in these it is a point")

  static let statementSaidPoint = LocalizedText(
    "statement.saidPoint", "You said that a point stands before the cents, and in these it is a comma")

  static let statementSaidNoMinus = LocalizedText(
    "statement.saidNoMinus",
    "You said that spending has no minus, and the words beside these amounts say that it has one")

  static let statementSaidMinus = LocalizedText(
    "statement.saidMinus", "You said that spending has a minus, and the words beside these amounts say that it has none"
  )
}
