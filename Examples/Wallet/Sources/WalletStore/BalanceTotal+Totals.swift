public import Statements

extension BalanceTotal {
  /// What accounts of several currencies hold together, in the person's currency; nil where no account can be told in it.
  ///
  /// Of what it is made stays told apart: what is known, and what is a mere sum. Each currency's sum is converted and rounded by itself.
  public static func joined(_ totals: [BalanceTotal], in total: TotalCurrency) -> BalanceTotal? {
    let joining = totals.filter { total.includes($0.currency) }
    guard !joining.isEmpty, total.currency != nil else { return nil }
    let (known, summed) = (Part(joining.compactMap(\.known), in: total), Part(joining.compactMap(\.summed), in: total))
    // The whole is what its parts come to, so that they add up where both are shown.
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
