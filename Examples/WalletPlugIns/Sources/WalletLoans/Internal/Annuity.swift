import Foundation

/// The instalment that pays a loan back in equal parts.
enum Annuity {
  /// The formula's amount, rounded to the smallest unit, and at least one unit.
  ///
  /// It is worked out in decimal numbers of 38 digits, of which 600 multiplications leave more than enough. A binary fraction would round
  /// some instalments to the wrong side.
  static func instalment(of amount: Int64, rate: Int64, months: Int) -> Int64 {
    guard rate > 0 else { return max(1, (amount + Int64(months) / 2) / Int64(months)) }
    let monthly = Decimal(rate) / 1_200_000
    var growth = Decimal(1)
    for _ in 0..<months { growth *= 1 + monthly }
    // amount * monthly / (1 - 1 / growth), without the division in the division.
    var exact = Decimal(amount) * monthly * growth / (growth - 1)
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 0, .plain)
    return max(1, NSDecimalNumber(decimal: rounded).int64Value)
  }
}
