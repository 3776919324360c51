import Statements
import WalletStore

/// The contents of the overview of a month.
struct Overview: Hashable, Sendable {
  /// The month.
  var month: Month
  /// The nearest month before with operations.
  var earlier: Month?
  /// The nearest month after with operations.
  var later: Month?
  /// The income and spending, for each currency by itself.
  var currencies: [MonthOverview.CurrencyOverview]
  /// The income and spending of the months up to this one that have operations.
  var course: MonthCourse
  /// The total of all accounts of each currency, now.
  var balances: [BalanceTotal]
  /// The newest operations of the month.
  var newest: [WalletOperation]
  /// The names of the categories.
  var reading: OperationReading
}
