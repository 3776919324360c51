public import Statements

extension BalanceTotal {
  /// Returns the total of accounts of several currencies, in the person's currency; nil where no account can be
  /// converted to it.
  ///
  /// The balances that are known and the mere sums are still told apart. Each currency's sum is converted and rounded
  /// by itself.
  public static func joined(_ totals: [BalanceTotal], in total: TotalCurrency) -> BalanceTotal? {
    let joining = totals.filter { total.includes($0.currency) }
    guard !joining.isEmpty, total.currency != nil else { return nil }
    let (known, summed) = (Part(joining.compactMap(\.known), in: total), Part(joining.compactMap(\.summed), in: total))
    // The whole is the sum of its rounded parts, so that they add up where both are shown.
    guard let whole = total.total(of: [known?.total, summed?.total].compactMap { $0 }).joined else { return nil }
    return BalanceTotal(total: whole, known: known, summed: summed)
  }
}

extension BalanceTotal.Part {
  fileprivate init?(_ parts: [BalanceTotal.Part], in total: TotalCurrency) {
    guard !parts.isEmpty, let joined = total.total(of: parts.map(\.total)).joined else { return nil }
    let days = parts.compactMap(\.days)
    let first = days.map(\.lowerBound).min()
    self.init(
      total: joined, accountCount: parts.reduce(0) { $0 + $1.accountCount },
      days: first.flatMap { first in days.map(\.upperBound).max().map { first...$0 } })
  }
}
