public import Statements

/// The total of the accounts of one currency, and the parts that it is made of.
///
/// A balance that the bank or the person gave is money; a mere sum of operations leaves out what was there before. They
/// are added, but the total always tells them apart, so that a screen can say what its figure is made of:
///
/// ```swift
/// for total in BalanceTotal.totals(of: accounts) {
///   show(total.total)
///   if let summed = total.summed { remark("\(summed.accountCount) accounts are only sums since their first operation") }
/// }
/// ```
public struct BalanceTotal: Hashable, Sendable {
  /// The accounts whose balances are known in the same way.
  public struct Part: Hashable, Sendable {
    /// The sum of the balances.
    public let total: MoneySum
    /// The number of accounts.
    public let accountCount: Int
    /// The days of their balances, the earliest and the latest; nil when none has a day.
    public let days: ClosedRange<CalendarDate>?
  }

  /// The sum of both parts.
  public let total: MoneySum
  /// The balances that the bank or the person gave; nil when there are none.
  public let known: Part?
  /// The mere sums of operations; nil when there are none.
  public let summed: Part?

  /// The currency.
  public var currency: Currency { total.currency }
  /// The number of accounts in both parts.
  public var accountCount: Int { (known?.accountCount ?? 0) + (summed?.accountCount ?? 0) }
  /// A Boolean value that indicates whether all of the total is known, with no mere sums in it.
  public var isKnown: Bool { summed == nil }

  /// Returns the total of accounts for each currency by itself, the currency of most accounts first.
  public static func totals(of accounts: some Sequence<WalletAccount>) -> [BalanceTotal] {
    Dictionary(grouping: accounts, by: \.currency)
      .map { currency, accounts in
        BalanceTotal(
          total: MoneySum.totals(accounts.map(\.balance.total))[currency] ?? MoneySum(currency),
          known: Part(accounts.filter(\.balance.isKnown), in: currency),
          summed: Part(accounts.filter { !$0.balance.isKnown }, in: currency))
      }
      .sorted { ($1.accountCount, $0.currency.code) < ($0.accountCount, $1.currency.code) }
  }
}

extension BalanceTotal.Part {
  fileprivate init?(_ accounts: [WalletAccount], in currency: Currency) {
    guard !accounts.isEmpty else { return nil }
    let days = accounts.compactMap(\.balance.day)
    self.init(
      total: MoneySum.totals(accounts.map(\.balance.total))[currency] ?? MoneySum(currency),
      accountCount: accounts.count, days: days.min().flatMap { first in days.max().map { first...$0 } })
  }
}
