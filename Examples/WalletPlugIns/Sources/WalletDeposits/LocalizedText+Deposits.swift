import Espalier

/// The texts of the deposits.
extension LocalizedText {
  static let depositsTitle = LocalizedText("deposits.title", "Deposit calculator")
  static let depositsSummary = LocalizedText("deposits.summary", "What a deposit brings, after tax")
  static let depositsPartTitle = LocalizedText("deposits.partTitle", "What you could put aside")
  static let depositsSubtitle = LocalizedText("deposits.subtitle", "What is left after tax")
  static let depositsAmount = LocalizedText("deposits.amount", "Amount")
  static let depositsCurrency = LocalizedText("deposits.currency", "Currency")
  static let depositsRate = LocalizedText("deposits.rate", "Interest a year")
  static let depositsRateHint = LocalizedText("deposits.rateHint", "In percent, as the bank names it.")
  static let depositsMonths = LocalizedText("deposits.months", "Months")

  static func depositsMonthsHint(most: String) -> LocalizedText {
    LocalizedText(
      "deposits.monthsHint",
      "How long it lies, at most {most}.",
      ["most": most])
  }

  static let depositsFrom = LocalizedText("deposits.from", "From")
  static let depositsCredited = LocalizedText("deposits.credited", "Interest is credited")
  static let depositsReinvested = LocalizedText("deposits.reinvested", "Reinvest interest")
  static let depositsReinvestedHint = LocalizedText(
    "deposits.reinvestedHint", "It stays in the deposit and bears interest itself.")
  static let depositsDays = LocalizedText("deposits.days", "Days are counted")
  static let depositsDaysHint = LocalizedText("deposits.daysHint", "The small print names it.")
  static let depositsTax = LocalizedText("deposits.tax", "Tax")
  static let depositsTaxRate = LocalizedText("deposits.taxRate", "Tax on interest")
  static let depositsTaxHint = LocalizedText(
    "deposits.taxHint", "In percent, with all that is added to it; empty for none.")
  static let depositsAllowance = LocalizedText("deposits.allowance", "Free of tax each year")
  static let depositsAllowanceHint = LocalizedText("deposits.allowanceHint", "What is left of it for this deposit.")
  static let depositsSend = LocalizedText("deposits.send", "Work it out")
  static let depositsLeftAfterTax = LocalizedText("deposits.leftAfterTax", "Left after tax")

  static func depositsAYear(rate: String) -> LocalizedText {
    LocalizedText(
      "deposits.aYear",
      "{rate} a year",
      ["rate": rate])
  }

  static let depositsInterest = LocalizedText("deposits.interest", "Interest")
  static let depositsInTheEnd = LocalizedText("deposits.inTheEnd", "In the end")

  static func depositsOn(day: String) -> LocalizedText {
    LocalizedText(
      "deposits.on",
      "On {day}",
      ["day": day])
  }

  static let depositsBrings = LocalizedText("deposits.brings", "What it brings")
  static let depositsCredits = LocalizedText("deposits.credits", "Credit by credit")
  static let depositsDay = LocalizedText("deposits.day", "Day")
  static let depositsLeftOfIt = LocalizedText("deposits.leftOfIt", "Left of it")
  static let depositsBalance = LocalizedText("deposits.balance", "Balance")
  static let depositsMonthly = LocalizedText("deposits.monthly", "Every month")
  static let depositsQuarterly = LocalizedText("deposits.quarterly", "Every three months")
  static let depositsYearly = LocalizedText("deposits.yearly", "Every year")
  static let depositsAtEnd = LocalizedText("deposits.atEnd", "At the end")
  static let depositsThirty360 = LocalizedText("deposits.thirty360", "30/360")
  static let depositsActual365 = LocalizedText("deposits.actual365", "Actual/365")
  static let depositsActual360 = LocalizedText("deposits.actual360", "Actual/360")
  static let depositsAmountMissing = LocalizedText("deposits.amountMissing", "Say how much is deposited.")
  static let depositsAmountTooLarge = LocalizedText("deposits.amountTooLarge", "That is more than is reckoned with.")
  static let depositsRateMissing = LocalizedText("deposits.rateMissing", "Say what interest a year brings.")
  static let depositsMonthsMissing = LocalizedText("deposits.monthsMissing", "Say for how many months it lies.")
  static let depositsStartMissing = LocalizedText("deposits.startMissing", "Say from which day on it lies.")
  static let depositsStartTooLate = LocalizedText("deposits.startTooLate", "That is too late to be reckoned with.")
  static let depositsAverageMonth = LocalizedText("deposits.averageMonth", "In an average month")

  static func depositsAverageMonthIn(currency: String) -> LocalizedText {
    LocalizedText(
      "deposits.averageMonthIn",
      "In an average month in {currency}",
      ["currency": currency])
  }

  static func depositsOverMonths(_ count: Int) -> LocalizedText {
    LocalizedText(
      "deposits.overMonths", count: count,
      one: "Over the last {count} month",
      other: "Over the last {count} months")
  }

  static let depositsSeeDeposit = LocalizedText("deposits.seeDeposit", "See what a deposit would bring")
}
