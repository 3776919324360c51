public import Statements

/// What the accounts of one currency hold together, and of what that is made.
///
/// A balance that the bank or the person gave is money; a mere sum of operations leaves out what was there before. They
/// are added, but never without being told apart, so that a screen can say of what its figure is made:
///
/// ```swift
/// for total in BalanceTotal.totals(of: accounts) {
///   show(total.total)
///   if let summed = total.summed { remark("\(summed.accountCount) accounts are only sums since their first operation") }
/// }
/// ```
public struct BalanceTotal: Hashable, Sendable {
  /// Those of the accounts whose balances are known in one way.
  public struct Part: Hashable, Sendable {
    /// What they come to.
    public let total: MoneySum
    /// How many accounts it is.
    public let accountCount: Int
    /// The days of their balances, the earliest and the latest; nil when none has a day.
    public let days: ClosedRange<CalendarDate>?
  }

  /// All of it together.
  public let total: MoneySum
  /// The balances that the bank or the person gave; nil when there are none.
  public let known: Part?
  /// The mere sums of operations; nil when there are none.
  public let summed: Part?

  /// The currency.
  public var currency: Currency { total.currency }
  /// How many accounts it is.
  public var accountCount: Int { (known?.accountCount ?? 0) + (summed?.accountCount ?? 0) }
  /// Whether all of it is known, and none a mere sum.
  public var isKnown: Bool { summed == nil }

  /// What accounts hold together, for each currency by itself, the currency of most accounts first.
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
