// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “All operations of {month}”
  static func overviewAllOperations(month: String) -> LocalizedText {
    LocalizedText("overview.allOperations", "All operations of {month}", ["month": month])
  }

  /// “{month}: {amount}”
  static func overviewBefore(month: String, amount: String) -> LocalizedText {
    LocalizedText("overview.before", "{month}: {amount}", ["month": month, "amount": amount])
  }

  /// “Category over time”
  static let overviewChartCategory = LocalizedText("overview.chartCategory", "Category over time")

  /// “{category} by month, {currency}”
  static func overviewChartCategoryTitle(category: String, currency: String) -> LocalizedText {
    LocalizedText(
      "overview.chartCategoryTitle",
      "{category} by month, {currency}",
      ["category": category, "currency": currency])
  }

  /// “Twelve months”
  static let overviewChartCourse = LocalizedText("overview.chartCourse", "Twelve months")

  /// “Income and spending by month, {currency}”
  static func overviewChartCourseTitle(currency: String) -> LocalizedText {
    LocalizedText("overview.chartCourseTitle", "Income and spending by month, {currency}", ["currency": currency])
  }

  /// “Income”
  static let overviewChartIncome = LocalizedText("overview.chartIncome", "Income")

  /// “No operations in these months”
  static let overviewChartNothing = LocalizedText("overview.chartNothing", "No operations in these months")

  /// “Spending”
  static let overviewChartSpending = LocalizedText("overview.chartSpending", "Spending")

  /// “As a table”
  static let overviewChartTable = LocalizedText("overview.chartTable", "As a table")

  /// “Choose what is shown here”
  static let overviewChoose = LocalizedText("overview.choose", "Choose what is shown here")

  /// “{month}, earlier month”
  static func overviewEarlierMonth(month: String) -> LocalizedText {
    LocalizedText("overview.earlierMonth", "{month}, earlier month", ["month": month])
  }

  /// “In the account now”
  static let overviewInAccount = LocalizedText("overview.inAccount", "In the account now")

  /// “In all accounts now”
  static let overviewInAllAccounts = LocalizedText("overview.inAllAccounts", "In all accounts now")

  /// “Income”
  static let overviewIncome = LocalizedText("overview.income", "Income")

  /// “{month}, later month”
  static func overviewLaterMonth(month: String) -> LocalizedText {
    LocalizedText("overview.laterMonth", "{month}, later month", ["month": month])
  }

  /// “Latest operations”
  static let overviewLatest = LocalizedText("overview.latest", "Latest operations")

  /// “Left over”
  static let overviewLeftOver = LocalizedText("overview.leftOver", "Left over")

  /// “{amount} less than {month}”
  static func overviewLess(amount: String, month: String) -> LocalizedText {
    LocalizedText("overview.less", "{amount} less than {month}", ["amount": amount, "month": month])
  }

  /// “{amount} more than {month}”
  static func overviewMore(amount: String, month: String) -> LocalizedText {
    LocalizedText("overview.more", "{amount} more than {month}", ["amount": amount, "month": month])
  }

  /// “Go to the newest month”
  static let overviewNewestMonth = LocalizedText("overview.newestMonth", "Go to the newest month")

  /// “No spending in {month}”
  static func overviewNoSpending(month: String) -> LocalizedText {
    LocalizedText("overview.noSpending", "No spending in {month}", ["month": month])
  }

  /// “It is shown so, but was not stored for next time.”
  static let overviewNotStored = LocalizedText(
    "overview.notStored",
    "It is shown so, but was not stored for next time.")

  /// “Nothing happened in {month}”
  static func overviewNothingIn(month: String) -> LocalizedText {
    LocalizedText("overview.nothingIn", "Nothing happened in {month}", ["month": month])
  }

  /// “There are no operations in this month or the one before.”
  static let overviewNothingInMessage = LocalizedText(
    "overview.nothingInMessage",
    "There are no operations in this month or the one before.")

  /// “Import a statement from your bank, and this page shows what came in, what went out, and where it went.”
  static let overviewNothingYetMessage = LocalizedText(
    "overview.nothingYetMessage",
    "Import a statement from your bank, and this page shows what came in, what went out, and where it went.")

  /// “The same as {month}”
  static func overviewSame(month: String) -> LocalizedText {
    LocalizedText("overview.same", "The same as {month}", ["month": month])
  }

  /// “They stand on the overview in this order.”
  static let overviewSectionsFooter = LocalizedText(
    "overview.sectionsFooter",
    "They stand on the overview in this order.")

  /// “Shown on the overview”
  static let overviewSectionsTitle = LocalizedText("overview.sectionsTitle", "Shown on the overview")

  /// “Spending”
  static let overviewSpending = LocalizedText("overview.spending", "Spending")

  /// “Spending by category, {currency}”
  static func overviewSpendingByCategory(currency: String) -> LocalizedText {
    LocalizedText("overview.spendingByCategory", "Spending by category, {currency}", ["currency": currency])
  }

  /// “Overview”
  static let overviewTitle = LocalizedText("overview.title", "Overview")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let overview: [TextTable] = [
    TextTable(
      language: "de",
      [
        "overview.allOperations": "Alle Buchungen im {month}",
        "overview.before": "{month}: {amount}",
        "overview.chartCategory": "Eine Kategorie im Verlauf",
        "overview.chartCategoryTitle": "{category} nach Monat, {currency}",
        "overview.chartCourse": "Zwölf Monate",
        "overview.chartCourseTitle": "Einnahmen und Ausgaben nach Monat, {currency}",
        "overview.chartIncome": "Einnahmen",
        "overview.chartNothing": "Keine Buchungen in diesen Monaten",
        "overview.chartSpending": "Ausgaben",
        "overview.chartTable": "Als Tabelle",
        "overview.choose": "Auswählen, was hier steht",
        "overview.earlierMonth": "{month}, früherer Monat",
        "overview.inAccount": "Jetzt auf dem Konto",
        "overview.inAllAccounts": "Jetzt auf allen Konten",
        "overview.income": "Einnahmen",
        "overview.laterMonth": "{month}, späterer Monat",
        "overview.latest": "Neueste Buchungen",
        "overview.leftOver": "Übrig",
        "overview.less": "{amount} weniger als im {month}",
        "overview.more": "{amount} mehr als im {month}",
        "overview.newestMonth": "Zum neuesten Monat",
        "overview.noSpending": "Keine Ausgaben im {month}",
        "overview.notStored": "So wird es angezeigt, aber nicht für das nächste Mal gespeichert.",
        "overview.nothingIn": "Keine Bewegung im {month}",
        "overview.nothingInMessage": "In diesem Monat und im Monat davor gibt es keine Buchungen.",
        "overview.nothingYetMessage": "Nach dem Import eines Kontoauszugs zeigt diese Seite, was hereinkam, was hinausging und wofür.",
        "overview.same": "Wie im {month}",
        "overview.sectionsFooter": "In dieser Reihenfolge stehen sie auf der Übersicht.",
        "overview.sectionsTitle": "Auf der Übersicht",
        "overview.spending": "Ausgaben",
        "overview.spendingByCategory": "Ausgaben nach Kategorie, {currency}",
        "overview.title": "Übersicht",
      ]),
  ]
}
