public import Statements

extension Money {
  /// What amounts come to, for each currency by itself: without a rate there is no sum of two.
  /// - Throws: `MoneyError.overflow`.
  public static func totals(_ amounts: [Money]) throws(MoneyError) -> [Currency: Money] {
    var totals: [Currency: Money] = [:]
    for amount in amounts {
      if let sum = totals[amount.currency] {
        totals[amount.currency] = try sum.adding(amount)
      } else {
        totals[amount.currency] = amount
      }
    }
    return totals
  }
}
