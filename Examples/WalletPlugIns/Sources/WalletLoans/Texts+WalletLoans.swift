// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Amount”
  static let loansAmount = LocalizedText("loans.amount", "Amount")

  /// “Say how much is borrowed.”
  static let loansAmountMissing = LocalizedText("loans.amountMissing", "Say how much is borrowed.")

  /// “That is more than is reckoned with.”
  static let loansAmountTooLarge = LocalizedText("loans.amountTooLarge", "That is more than is reckoned with.")

  /// “Beside the amount that is borrowed”
  static let loansBesideAmount = LocalizedText("loans.besideAmount", "Beside the amount that is borrowed")

  /// “What it costs”
  static let loansCosts = LocalizedText("loans.costs", "What it costs")

  /// “Currency”
  static let loansCurrency = LocalizedText("loans.currency", "Currency")

  /// “Each month”
  static let loansEachMonth = LocalizedText("loans.eachMonth", "Each month")

  /// “In {count} months”
  static func loansInMonths(_ count: Int) -> LocalizedText {
    LocalizedText("loans.inMonths", count: count, one: "In {count} month", other: "In {count} months")
  }

  /// “Interest”
  static let loansInterest = LocalizedText("loans.interest", "Interest")

  /// “Interest in all”
  static let loansInterestInAll = LocalizedText("loans.interestInAll", "Interest in all")

  /// “The last one: {amount}”
  static func loansLastOne(amount: String) -> LocalizedText {
    LocalizedText("loans.lastOne", "The last one: {amount}", ["amount": amount])
  }

  /// “Month”
  static let loansMonth = LocalizedText("loans.month", "Month")

  /// “Month by month”
  static let loansMonthByMonth = LocalizedText("loans.monthByMonth", "Month by month")

  /// “Paid”
  static let loansPaid = LocalizedText("loans.paid", "Paid")

  /// “Paid back”
  static let loansPaidBack = LocalizedText("loans.paidBack", "Paid back")

  /// “Paid in all”
  static let loansPaidInAll = LocalizedText("loans.paidInAll", "Paid in all")

  /// “Interest a year”
  static let loansRate = LocalizedText("loans.rate", "Interest a year")

  /// “In percent, as the bank names it.”
  static let loansRateHint = LocalizedText("loans.rateHint", "In percent, as the bank names it.")

  /// “Say what interest a year costs; 0 for none.”
  static let loansRateMissing = LocalizedText("loans.rateMissing", "Say what interest a year costs; 0 for none.")

  /// “{amount} are paid each month already”
  static func loansRecurring(amount: String) -> LocalizedText {
    LocalizedText("loans.recurring", "{amount} are paid each month already", ["amount": amount])
  }

  /// “Work it out”
  static let loansSend = LocalizedText("loans.send", "Work it out")

  /// “Still owed”
  static let loansStillOwed = LocalizedText("loans.stillOwed", "Still owed")

  /// “The same instalment each month”
  static let loansSubtitle = LocalizedText("loans.subtitle", "The same instalment each month")

  /// “What a loan costs, month by month”
  static let loansSummary = LocalizedText("loans.summary", "What a loan costs, month by month")

  /// “Loan calculator”
  static let loansTitle = LocalizedText("loans.title", "Loan calculator")

  /// “With what recurs”
  static let loansWithRecurring = LocalizedText("loans.withRecurring", "With what recurs")

  /// “Year”
  static let loansYear = LocalizedText("loans.year", "Year")

  /// “Year by year”
  static let loansYearByYear = LocalizedText("loans.yearByYear", "Year by year")

  /// “Years”
  static let loansYears = LocalizedText("loans.years", "Years")

  /// “How long it is paid back, at most {most}.”
  static func loansYearsHint(most: String) -> LocalizedText {
    LocalizedText("loans.yearsHint", "How long it is paid back, at most {most}.", ["most": most])
  }

  /// “Say in how many years it is paid back.”
  static let loansYearsMissing = LocalizedText("loans.yearsMissing", "Say in how many years it is paid back.")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let walletLoans: [TextTable] = [
    TextTable(
      language: "de",
      [
        "loans.amount": "Betrag",
        "loans.amountMissing": "Bitte angeben, wie viel geliehen wird.",
        "loans.amountTooLarge": "Mit so hohen Beträgen wird nicht gerechnet.",
        "loans.besideAmount": "Zusätzlich zum geliehenen Betrag",
        "loans.costs": "Was er kostet",
        "loans.currency": "Währung",
        "loans.eachMonth": "Jeden Monat",
        "loans.inMonths": .plural(one: "In {count} Monat", other: "In {count} Monaten"),
        "loans.interest": "Zinsen",
        "loans.interestInAll": "Zinsen insgesamt",
        "loans.lastOne": "Die letzte: {amount}",
        "loans.month": "Monat",
        "loans.monthByMonth": "Monat für Monat",
        "loans.paid": "Gezahlt",
        "loans.paidBack": "Getilgt",
        "loans.paidInAll": "Gezahlt insgesamt",
        "loans.rate": "Zinsen im Jahr",
        "loans.rateHint": "In Prozent, wie die Bank sie nennt.",
        "loans.rateMissing": "Bitte die Zinsen im Jahr angeben; 0 für keine.",
        "loans.recurring": "{amount} werden schon jeden Monat gezahlt",
        "loans.send": "Berechnen",
        "loans.stillOwed": "Restschuld",
        "loans.subtitle": "Jeden Monat dieselbe Rate",
        "loans.summary": "Was ein Kredit kostet, Monat für Monat",
        "loans.title": "Kreditrechner",
        "loans.withRecurring": "Mit Wiederkehrendem",
        "loans.year": "Jahr",
        "loans.yearByYear": "Jahr für Jahr",
        "loans.years": "Jahre",
        "loans.yearsHint": "Laufzeit der Rückzahlung, höchstens {most}.",
        "loans.yearsMissing": "Bitte angeben, in wie vielen Jahren zurückgezahlt wird.",
      ]),
  ]
}
