import Espalier

/// The texts of the overview.
extension LocalizedText {
  static let overviewTitle = LocalizedText("overview.title", "Overview")
  static let overviewNothingYetMessage = LocalizedText(
    "overview.nothingYetMessage",
    "Import a statement from your bank, and this page shows what came in, what went out, and where it went.")

  static func overviewNothingIn(month: String) -> LocalizedText {
    LocalizedText(
      "overview.nothingIn",
      "Nothing happened in {month}",
      ["month": month])
  }

  static let overviewNothingInMessage = LocalizedText(
    "overview.nothingInMessage", "There are no operations in this month or the one before.")
  static let overviewNewestMonth = LocalizedText("overview.newestMonth", "Go to the newest month")

  static func overviewEarlierMonth(month: String) -> LocalizedText {
    LocalizedText(
      "overview.earlierMonth",
      "{month}, earlier month",
      ["month": month])
  }

  static func overviewLaterMonth(month: String) -> LocalizedText {
    LocalizedText(
      "overview.laterMonth",
      "{month}, later month",
      ["month": month])
  }

  static let overviewIncome = LocalizedText("overview.income", "Income")
  static let overviewSpending = LocalizedText("overview.spending", "Spending")
  static let overviewLeftOver = LocalizedText("overview.leftOver", "Left over")

  static func overviewBefore(month: String, amount: String) -> LocalizedText {
    LocalizedText(
      "overview.before",
      "{month}: {amount}",
      ["month": month, "amount": amount])
  }

  static let overviewInAccount = LocalizedText("overview.inAccount", "In the account now")
  static let overviewInAllAccounts = LocalizedText("overview.inAllAccounts", "In all accounts now")

  static func overviewSpendingByCategory(currency: String) -> LocalizedText {
    LocalizedText(
      "overview.spendingByCategory",
      "Spending by category, {currency}",
      ["currency": currency])
  }

  static func overviewNoSpending(month: String) -> LocalizedText {
    LocalizedText(
      "overview.noSpending",
      "No spending in {month}",
      ["month": month])
  }

  static func overviewSame(month: String) -> LocalizedText {
    LocalizedText(
      "overview.same",
      "The same as {month}",
      ["month": month])
  }

  static func overviewLess(amount: String, month: String) -> LocalizedText {
    LocalizedText(
      "overview.less",
      "{amount} less than {month}",
      ["amount": amount, "month": month])
  }

  static func overviewMore(amount: String, month: String) -> LocalizedText {
    LocalizedText(
      "overview.more",
      "{amount} more than {month}",
      ["amount": amount, "month": month])
  }

  static let overviewChoose = LocalizedText("overview.choose", "Choose what is shown here")
  static let overviewLatest = LocalizedText("overview.latest", "Latest operations")

  static func overviewAllOperations(month: String) -> LocalizedText {
    LocalizedText(
      "overview.allOperations",
      "All operations of {month}",
      ["month": month])
  }

  static let overviewSectionsTitle = LocalizedText("overview.sectionsTitle", "Shown on the overview")
  static let overviewSectionsFooter = LocalizedText(
    "overview.sectionsFooter", "They stand on the overview in this order.")
  static let overviewNotStored = LocalizedText(
    "overview.notStored", "It is shown so, but was not stored for next time.")

  static let overviewChartCourse = LocalizedText("overview.chartCourse", "Twelve months")

  static func overviewChartCourseTitle(_ currency: String) -> LocalizedText {
    LocalizedText("overview.chartCourseTitle", "Income and spending by month, {currency}", ["currency": currency])
  }

  static let overviewChartIncome = LocalizedText("overview.chartIncome", "Income")
  static let overviewChartSpending = LocalizedText("overview.chartSpending", "Spending")

  static func overviewChartCategoryTitle(_ category: String, _ currency: String) -> LocalizedText {
    LocalizedText(
      "overview.chartCategoryTitle", "{category} by month, {currency}", ["category": category, "currency": currency])
  }

  static let overviewChartCategory = LocalizedText("overview.chartCategory", "Category over time")
  static let overviewChartNothing = LocalizedText("overview.chartNothing", "No operations in these months")
  static let overviewChartTable = LocalizedText("overview.chartTable", "As a table")
}
