// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “{amount} a month”
  static func recurringAMonth(amount: String) -> LocalizedText {
    LocalizedText("recurring.aMonth", "{amount} a month", ["amount": amount])
  }

  /// “{amount} a year”
  static func recurringAYear(amount: String) -> LocalizedText {
    LocalizedText("recurring.aYear", "{amount} a year", ["amount": amount])
  }

  /// “about {amount}”
  static func recurringAbout(amount: String) -> LocalizedText {
    LocalizedText("recurring.about", "about {amount}", ["amount": amount])
  }

  /// “All recurring payments”
  static let recurringAll = LocalizedText("recurring.all", "All recurring payments")

  /// “{before} → {now}”
  static func recurringChange(before: String, now: String) -> LocalizedText {
    LocalizedText("recurring.change", "{before} → {now}", ["before": before, "now": now])
  }

  /// “Count it again”
  static let recurringCountAgain = LocalizedText("recurring.countAgain", "Count it again")

  /// “Does not recur”
  static let recurringDismiss = LocalizedText("recurring.dismiss", "Does not recur")

  /// “Not counted”
  static let recurringDismissed = LocalizedText("recurring.dismissed", "Not counted")

  /// “You said that these do not recur. They are in no sum.”
  static let recurringDismissedFooter = LocalizedText(
    "recurring.dismissedFooter",
    "You said that these do not recur. They are in no sum.")

  /// “Each month”
  static let recurringEachMonth = LocalizedText("recurring.eachMonth", "Each month")

  /// “Each month in {currency}”
  static func recurringEachMonthIn(currency: String) -> LocalizedText {
    LocalizedText("recurring.eachMonthIn", "Each month in {currency}", ["currency": currency])
  }

  /// “Every two weeks”
  static let recurringFortnightly = LocalizedText("recurring.fortnightly", "Every two weeks")

  /// “Every half year”
  static let recurringHalfYearly = LocalizedText("recurring.halfYearly", "Every half year")

  /// “Import a statement”
  static let recurringImportStatement = LocalizedText("recurring.importStatement", "Import a statement")

  /// “Every month”
  static let recurringMonthly = LocalizedText("recurring.monthly", "Every month")

  /// “next {day}”
  static func recurringNext(day: String) -> LocalizedText {
    LocalizedText("recurring.next", "next {day}", ["day": day])
  }

  /// “No recurring payments found”
  static let recurringNone = LocalizedText("recurring.none", "No recurring payments found")

  /// “What is paid three times in a row, a week to a year apart, shows up here by itself. The more months are
  /// imported, the more is found.”
  static let recurringNoneMessage = LocalizedText(
    "recurring.noneMessage",
    "What is paid three times in a row, a week to a year apart, shows up here by itself. The more months are imported, the more is found.")

  /// “Paid next”
  static let recurringPaidNext = LocalizedText("recurring.paidNext", "Paid next")

  /// “What is paid next”
  static let recurringPartTitle = LocalizedText("recurring.partTitle", "What is paid next")

  /// “Every three months”
  static let recurringQuarterly = LocalizedText("recurring.quarterly", "Every three months")

  /// “{payee}, since {day}”
  static func recurringSince(payee: String, day: String) -> LocalizedText {
    LocalizedText("recurring.since", "{payee}, since {day}", ["payee": payee, "day": day])
  }

  /// “Found in your operations”
  static let recurringSubtitle = LocalizedText("recurring.subtitle", "Found in your operations")

  /// “Subscriptions and bills, and what they cost a month”
  static let recurringSummary = LocalizedText(
    "recurring.summary",
    "Subscriptions and bills, and what they cost a month")

  /// “Recurring payments”
  static let recurringTitle = LocalizedText("recurring.title", "Recurring payments")

  /// “Every two months”
  static let recurringTwoMonthly = LocalizedText("recurring.twoMonthly", "Every two months")

  /// “Every week”
  static let recurringWeekly = LocalizedText("recurring.weekly", "Every week")

  /// “Went up”
  static let recurringWentUp = LocalizedText("recurring.wentUp", "Went up")

  /// “Every year”
  static let recurringYearly = LocalizedText("recurring.yearly", "Every year")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let walletRecurring: [TextTable] = [
    TextTable(
      language: "de",
      [
        "recurring.aMonth": "{amount} im Monat",
        "recurring.aYear": "{amount} im Jahr",
        "recurring.about": "etwa {amount}",
        "recurring.all": "Alle wiederkehrenden Zahlungen",
        "recurring.change": "{before} → {now}",
        "recurring.countAgain": "Wieder zählen",
        "recurring.dismiss": "Kehrt nicht wieder",
        "recurring.dismissed": "Nicht gezählt",
        "recurring.dismissedFooter": "Diese Zahlungen kehren nicht wieder, wie angegeben. Sie sind in keiner Summe.",
        "recurring.eachMonth": "Jeden Monat",
        "recurring.eachMonthIn": "Jeden Monat in {currency}",
        "recurring.fortnightly": "Alle zwei Wochen",
        "recurring.halfYearly": "Jedes halbe Jahr",
        "recurring.importStatement": "Kontoauszug importieren",
        "recurring.monthly": "Jeden Monat",
        "recurring.next": "nächste am {day}",
        "recurring.none": "Keine wiederkehrenden Zahlungen gefunden",
        "recurring.noneMessage": "Was dreimal in Folge gezahlt wird, im Abstand von einer Woche bis zu einem Jahr, erscheint hier von selbst. Je mehr Monate importiert sind, desto mehr wird gefunden.",
        "recurring.paidNext": "Als Nächstes fällig",
        "recurring.partTitle": "Was als Nächstes fällig ist",
        "recurring.quarterly": "Alle drei Monate",
        "recurring.since": "{payee}, seit {day}",
        "recurring.subtitle": "In den Buchungen gefunden",
        "recurring.summary": "Abos und Rechnungen, und was sie im Monat kosten",
        "recurring.title": "Wiederkehrende Zahlungen",
        "recurring.twoMonthly": "Alle zwei Monate",
        "recurring.weekly": "Jede Woche",
        "recurring.wentUp": "Gestiegen",
        "recurring.yearly": "Jedes Jahr",
      ]),
  ]
}
