// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “{rate} a year”
  static func depositsAYear(rate: String) -> LocalizedText {
    LocalizedText("deposits.aYear", "{rate} a year", ["rate": rate])
  }

  /// “Actual/360”
  static let depositsActual360 = LocalizedText("deposits.actual360", "Actual/360")

  /// “Actual/365”
  static let depositsActual365 = LocalizedText("deposits.actual365", "Actual/365")

  /// “Free of tax each year”
  static let depositsAllowance = LocalizedText("deposits.allowance", "Free of tax each year")

  /// “What is left of it for this deposit.”
  static let depositsAllowanceHint = LocalizedText("deposits.allowanceHint", "What is left of it for this deposit.")

  /// “Amount”
  static let depositsAmount = LocalizedText("deposits.amount", "Amount")

  /// “Say how much is deposited.”
  static let depositsAmountMissing = LocalizedText("deposits.amountMissing", "Say how much is deposited.")

  /// “That is more than is reckoned with.”
  static let depositsAmountTooLarge = LocalizedText("deposits.amountTooLarge", "That is more than is reckoned with.")

  /// “At the end”
  static let depositsAtEnd = LocalizedText("deposits.atEnd", "At the end")

  /// “In an average month”
  static let depositsAverageMonth = LocalizedText("deposits.averageMonth", "In an average month")

  /// “In an average month in {currency}”
  static func depositsAverageMonthIn(currency: String) -> LocalizedText {
    LocalizedText("deposits.averageMonthIn", "In an average month in {currency}", ["currency": currency])
  }

  /// “Balance”
  static let depositsBalance = LocalizedText("deposits.balance", "Balance")

  /// “What it brings”
  static let depositsBrings = LocalizedText("deposits.brings", "What it brings")

  /// “Interest is credited”
  static let depositsCredited = LocalizedText("deposits.credited", "Interest is credited")

  /// “Credit by credit”
  static let depositsCredits = LocalizedText("deposits.credits", "Credit by credit")

  /// “Currency”
  static let depositsCurrency = LocalizedText("deposits.currency", "Currency")

  /// “Day”
  static let depositsDay = LocalizedText("deposits.day", "Day")

  /// “Days are counted”
  static let depositsDays = LocalizedText("deposits.days", "Days are counted")

  /// “The small print names it.”
  static let depositsDaysHint = LocalizedText("deposits.daysHint", "The small print names it.")

  /// “From”
  static let depositsFrom = LocalizedText("deposits.from", "From")

  /// “In the end”
  static let depositsInTheEnd = LocalizedText("deposits.inTheEnd", "In the end")

  /// “Interest”
  static let depositsInterest = LocalizedText("deposits.interest", "Interest")

  /// “Left after tax”
  static let depositsLeftAfterTax = LocalizedText("deposits.leftAfterTax", "Left after tax")

  /// “Left of it”
  static let depositsLeftOfIt = LocalizedText("deposits.leftOfIt", "Left of it")

  /// “Every month”
  static let depositsMonthly = LocalizedText("deposits.monthly", "Every month")

  /// “Months”
  static let depositsMonths = LocalizedText("deposits.months", "Months")

  /// “How long it lies, at most {most}.”
  static func depositsMonthsHint(most: String) -> LocalizedText {
    LocalizedText("deposits.monthsHint", "How long it lies, at most {most}.", ["most": most])
  }

  /// “Say for how many months it lies.”
  static let depositsMonthsMissing = LocalizedText("deposits.monthsMissing", "Say for how many months it lies.")

  /// “On {day}”
  static func depositsOn(day: String) -> LocalizedText {
    LocalizedText("deposits.on", "On {day}", ["day": day])
  }

  /// “Over the last {count} months”
  static func depositsOverMonths(_ count: Int) -> LocalizedText {
    LocalizedText(
      "deposits.overMonths",
      count: count,
      one: "Over the last {count} month",
      other: "Over the last {count} months")
  }

  /// “What you could put aside”
  static let depositsPartTitle = LocalizedText("deposits.partTitle", "What you could put aside")

  /// “Every three months”
  static let depositsQuarterly = LocalizedText("deposits.quarterly", "Every three months")

  /// “Interest a year”
  static let depositsRate = LocalizedText("deposits.rate", "Interest a year")

  /// “In percent, as the bank names it.”
  static let depositsRateHint = LocalizedText("deposits.rateHint", "In percent, as the bank names it.")

  /// “Say what interest a year brings.”
  static let depositsRateMissing = LocalizedText("deposits.rateMissing", "Say what interest a year brings.")

  /// “Reinvest interest”
  static let depositsReinvested = LocalizedText("deposits.reinvested", "Reinvest interest")

  /// “It stays in the deposit and bears interest itself.”
  static let depositsReinvestedHint = LocalizedText(
    "deposits.reinvestedHint",
    "It stays in the deposit and bears interest itself.")

  /// “See what a deposit would bring”
  static let depositsSeeDeposit = LocalizedText("deposits.seeDeposit", "See what a deposit would bring")

  /// “Work it out”
  static let depositsSend = LocalizedText("deposits.send", "Work it out")

  /// “Say from which day on it lies.”
  static let depositsStartMissing = LocalizedText("deposits.startMissing", "Say from which day on it lies.")

  /// “That is too late to be reckoned with.”
  static let depositsStartTooLate = LocalizedText("deposits.startTooLate", "That is too late to be reckoned with.")

  /// “What is left after tax”
  static let depositsSubtitle = LocalizedText("deposits.subtitle", "What is left after tax")

  /// “What a deposit brings, after tax”
  static let depositsSummary = LocalizedText("deposits.summary", "What a deposit brings, after tax")

  /// “Tax”
  static let depositsTax = LocalizedText("deposits.tax", "Tax")

  /// “In percent, with all that is added to it; empty for none.”
  static let depositsTaxHint = LocalizedText(
    "deposits.taxHint",
    "In percent, with all that is added to it; empty for none.")

  /// “Tax on interest”
  static let depositsTaxRate = LocalizedText("deposits.taxRate", "Tax on interest")

  /// “30/360”
  static let depositsThirty360 = LocalizedText("deposits.thirty360", "30/360")

  /// “Deposit calculator”
  static let depositsTitle = LocalizedText("deposits.title", "Deposit calculator")

  /// “Every year”
  static let depositsYearly = LocalizedText("deposits.yearly", "Every year")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let walletDeposits: [TextTable] = [
    TextTable(
      language: "de",
      [
        "deposits.aYear": "{rate} im Jahr",
        "deposits.actual360": "Taggenau/360",
        "deposits.actual365": "Taggenau/365",
        "deposits.allowance": "Freibetrag im Jahr",
        "deposits.allowanceHint": "Was davon für diese Anlage übrig ist.",
        "deposits.amount": "Betrag",
        "deposits.amountMissing": "Bitte angeben, wie viel angelegt wird.",
        "deposits.amountTooLarge": "Mit so hohen Beträgen wird nicht gerechnet.",
        "deposits.atEnd": "Am Ende",
        "deposits.averageMonth": "In einem durchschnittlichen Monat",
        "deposits.averageMonthIn": "In einem durchschnittlichen Monat in {currency}",
        "deposits.balance": "Stand",
        "deposits.brings": "Was es bringt",
        "deposits.credited": "Zinsgutschrift",
        "deposits.credits": "Gutschrift für Gutschrift",
        "deposits.currency": "Währung",
        "deposits.day": "Tag",
        "deposits.days": "Zählung der Tage",
        "deposits.daysHint": "Sie steht im Kleingedruckten.",
        "deposits.from": "Ab",
        "deposits.inTheEnd": "Am Ende",
        "deposits.interest": "Zinsen",
        "deposits.leftAfterTax": "Bleibt nach Steuern",
        "deposits.leftOfIt": "Davon bleibt",
        "deposits.monthly": "Jeden Monat",
        "deposits.months": "Monate",
        "deposits.monthsHint": "Laufzeit, höchstens {most}.",
        "deposits.monthsMissing": "Bitte die Laufzeit in Monaten angeben.",
        "deposits.on": "Am {day}",
        "deposits.overMonths": .plural(one: "Über den letzten Monat", other: "Über die letzten {count} Monate"),
        "deposits.partTitle": "Was übrig bleiben könnte",
        "deposits.quarterly": "Alle drei Monate",
        "deposits.rate": "Zinsen im Jahr",
        "deposits.rateHint": "In Prozent, wie die Bank sie nennt.",
        "deposits.rateMissing": "Bitte die Zinsen im Jahr angeben.",
        "deposits.reinvested": "Zinsen wieder anlegen",
        "deposits.reinvestedHint": "Sie bleiben angelegt und bringen selbst Zinsen.",
        "deposits.seeDeposit": "Ansehen, was Festgeld bringen würde",
        "deposits.send": "Berechnen",
        "deposits.startMissing": "Bitte angeben, ab welchem Tag angelegt wird.",
        "deposits.startTooLate": "Mit so späten Tagen wird nicht gerechnet.",
        "deposits.subtitle": "Was nach Steuern bleibt",
        "deposits.summary": "Was Festgeld nach Steuern bringt",
        "deposits.tax": "Steuern",
        "deposits.taxHint": "In Prozent, mit allen Zuschlägen; leer für keine.",
        "deposits.taxRate": "Steuern auf Zinsen",
        "deposits.thirty360": "30/360",
        "deposits.title": "Festgeldrechner",
        "deposits.yearly": "Jedes Jahr",
      ]),
  ]
}
