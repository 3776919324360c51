import Espalier

/// The texts of recurring payments.
extension LocalizedText {
  static let recurringTitle = LocalizedText("recurring.title", "Recurring payments")
  static let recurringSummary = LocalizedText(
    "recurring.summary", "Subscriptions and bills, and what they cost a month")
  static let recurringPartTitle = LocalizedText("recurring.partTitle", "What is paid next")
  static let recurringSubtitle = LocalizedText("recurring.subtitle", "Found in your operations")
  static let recurringNone = LocalizedText("recurring.none", "No recurring payments found")
  static let recurringNoneMessage = LocalizedText(
    "recurring.noneMessage",
    "What is paid three times in a row, a week to a year apart, shows up here by itself. The more months are imported, the more is found."
  )
  static let recurringImportStatement = LocalizedText("recurring.importStatement", "Import a statement")

  static func recurringAYear(amount: String) -> LocalizedText {
    LocalizedText(
      "recurring.aYear",
      "{amount} a year",
      ["amount": amount])
  }

  static func recurringAMonth(amount: String) -> LocalizedText {
    LocalizedText(
      "recurring.aMonth",
      "{amount} a month",
      ["amount": amount])
  }

  static let recurringEachMonth = LocalizedText("recurring.eachMonth", "Each month")

  static func recurringEachMonthIn(currency: String) -> LocalizedText {
    LocalizedText(
      "recurring.eachMonthIn",
      "Each month in {currency}",
      ["currency": currency])
  }

  static let recurringWentUp = LocalizedText("recurring.wentUp", "Went up")

  static func recurringSince(payee: String, day: String) -> LocalizedText {
    LocalizedText(
      "recurring.since",
      "{payee}, since {day}",
      ["payee": payee, "day": day])
  }

  static func recurringChange(before: String, now: String) -> LocalizedText {
    LocalizedText(
      "recurring.change",
      "{before} → {now}",
      ["before": before, "now": now])
  }

  static func recurringNext(day: String) -> LocalizedText {
    LocalizedText(
      "recurring.next",
      "next {day}",
      ["day": day])
  }

  static func recurringAbout(amount: String) -> LocalizedText {
    LocalizedText(
      "recurring.about",
      "about {amount}",
      ["amount": amount])
  }

  static let recurringDismiss = LocalizedText("recurring.dismiss", "Does not recur")
  static let recurringDismissed = LocalizedText("recurring.dismissed", "Not counted")
  static let recurringDismissedFooter = LocalizedText(
    "recurring.dismissedFooter", "You said that these do not recur. They are in no sum.")
  static let recurringCountAgain = LocalizedText("recurring.countAgain", "Count it again")
  static let recurringWeekly = LocalizedText("recurring.weekly", "Every week")
  static let recurringFortnightly = LocalizedText("recurring.fortnightly", "Every two weeks")
  static let recurringMonthly = LocalizedText("recurring.monthly", "Every month")
  static let recurringTwoMonthly = LocalizedText("recurring.twoMonthly", "Every two months")
  static let recurringQuarterly = LocalizedText("recurring.quarterly", "Every three months")
  static let recurringHalfYearly = LocalizedText("recurring.halfYearly", "Every half year")
  static let recurringYearly = LocalizedText("recurring.yearly", "Every year")
  static let recurringPaidNext = LocalizedText("recurring.paidNext", "Paid next")
  static let recurringAll = LocalizedText("recurring.all", "All recurring payments")
}
