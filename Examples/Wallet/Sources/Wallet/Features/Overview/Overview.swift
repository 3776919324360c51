import Statements
import WalletStore

/// All that the overview of a month shows.
struct Overview: Hashable, Sendable {
  /// The month.
  var month: Month
  /// The nearest month before with operations.
  var earlier: Month?
  /// The nearest month after with operations.
  var later: Month?
  /// What came in and went out, for each currency by itself.
  var currencies: [MonthOverview.CurrencyOverview]
  /// What is in all accounts of a currency together, now.
  var balances: [BalanceTotal]
  /// The newest operations of the month.
  var newest: [WalletOperation]
  /// The names of the categories.
  var reading: OperationReading
}
