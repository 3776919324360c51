import Espalier

/// The texts of the loans.
extension LocalizedText {
  static let loansTitle = LocalizedText("loans.title", "Loan calculator")
  static let loansSummary = LocalizedText("loans.summary", "What a loan costs, month by month")
  static let loansSubtitle = LocalizedText("loans.subtitle", "The same instalment each month")
  static let loansAmount = LocalizedText("loans.amount", "Amount")
  static let loansCurrency = LocalizedText("loans.currency", "Currency")
  static let loansRate = LocalizedText("loans.rate", "Interest a year")
  static let loansRateHint = LocalizedText("loans.rateHint", "In percent, as the bank names it.")
  static let loansYears = LocalizedText("loans.years", "Years")

  static func loansYearsHint(most: String) -> LocalizedText {
    LocalizedText(
      "loans.yearsHint",
      "How long it is paid back, at most {most}.",
      ["most": most])
  }

  static let loansSend = LocalizedText("loans.send", "Work it out")
  static let loansEachMonth = LocalizedText("loans.eachMonth", "Each month")

  static func loansLastOne(amount: String) -> LocalizedText {
    LocalizedText(
      "loans.lastOne",
      "The last one: {amount}",
      ["amount": amount])
  }

  static let loansInterestInAll = LocalizedText("loans.interestInAll", "Interest in all")
  static let loansBesideAmount = LocalizedText("loans.besideAmount", "Beside the amount that is borrowed")
  static let loansPaidInAll = LocalizedText("loans.paidInAll", "Paid in all")

  static func loansInMonths(_ count: Int) -> LocalizedText {
    LocalizedText(
      "loans.inMonths", count: count,
      one: "In {count} month",
      other: "In {count} months")
  }

  static let loansWithRecurring = LocalizedText("loans.withRecurring", "With what recurs")

  static func loansRecurring(amount: String) -> LocalizedText {
    LocalizedText(
      "loans.recurring",
      "{amount} are paid each month already",
      ["amount": amount])
  }

  static let loansCosts = LocalizedText("loans.costs", "What it costs")
  static let loansYearByYear = LocalizedText("loans.yearByYear", "Year by year")
  static let loansMonthByMonth = LocalizedText("loans.monthByMonth", "Month by month")
  static let loansYear = LocalizedText("loans.year", "Year")
  static let loansMonth = LocalizedText("loans.month", "Month")
  static let loansPaid = LocalizedText("loans.paid", "Paid")
  static let loansInterest = LocalizedText("loans.interest", "Interest")
  static let loansPaidBack = LocalizedText("loans.paidBack", "Paid back")
  static let loansStillOwed = LocalizedText("loans.stillOwed", "Still owed")
  static let loansAmountMissing = LocalizedText("loans.amountMissing", "Say how much is borrowed.")
  static let loansAmountTooLarge = LocalizedText("loans.amountTooLarge", "That is more than is reckoned with.")
  static let loansRateMissing = LocalizedText("loans.rateMissing", "Say what interest a year costs; 0 for none.")
  static let loansYearsMissing = LocalizedText("loans.yearsMissing", "Say in how many years it is paid back.")
}
