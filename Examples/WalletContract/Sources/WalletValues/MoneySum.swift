/// The sum of amounts of one currency, exact however many and however large they are.
///
/// It is counted in 128 bits, so adding cannot overflow: not the amounts of 2⁶⁴ operations fill it. The order of adding
/// makes no difference, and neither does a sum on the way that no `Money` could hold. Money is added through this type
/// alone.
///
/// ```swift
/// var balance = MoneySum(opening)
/// for operation in operations { try balance.add(operation.amount) }
/// balance.money  // nil if it is too large for one amount
/// ```
public struct MoneySum: Hashable, Sendable, CustomStringConvertible {
  /// The currency of the sum.
  public let currency: Currency
  /// The sum in the smallest unit.
  public private(set) var minorUnits: Int128

  /// Creates a sum of nothing.
  public init(_ currency: Currency) { self.init(minorUnits: 0, currency: currency) }

  /// Creates a sum of one amount.
  public init(_ money: Money) { self.init(minorUnits: Int128(money.minorUnits), currency: money.currency) }

  /// A sum of smallest units.
  public init(minorUnits: Int128, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The sum as an amount; `nil` when it is beyond the 64 bits of one.
  public var money: Money? { Int64(exactly: minorUnits).map { Money(minorUnits: $0, currency: currency) } }

  /// A Boolean value that indicates whether the sum is less than nothing.
  public var isNegative: Bool { minorUnits < 0 }

  /// A Boolean value that indicates whether the sum is nothing.
  public var isZero: Bool { minorUnits == 0 }

  /// The same sum with the other sign.
  public var negated: MoneySum { MoneySum(minorUnits: -minorUnits, currency: currency) }

  /// The same sum without its sign.
  public var magnitude: MoneySum { isNegative ? negated : self }

  /// The sum as a plain decimal number, such as `-12.50`.
  public var decimalText: String { DecimalText.text(minorUnits, digits: currency.minorUnitDigits) }

  /// The plain decimal number and the code, such as `-12.50 EUR`.
  public var description: String { "\(decimalText) \(currency.code)" }

  // MARK: Adding

  /// Adds an amount of the same currency.
  ///
  /// - Throws: `MoneyError.differentCurrencies` or `MoneyError.overflow`; the sum is as it was then.
  public mutating func add(_ money: Money) throws(MoneyError) { self = try adding(MoneySum(money)) }

  /// The sum of this and another sum of the same currency.
  ///
  /// - Throws: `MoneyError.differentCurrencies`, or `MoneyError.overflow` beyond 128 bits, which sums at absurd rates reach.
  public func adding(_ other: MoneySum) throws(MoneyError) -> MoneySum {
    guard currency == other.currency else { throw .differentCurrencies(currency, other.currency) }
    let (units, isTooLarge) = minorUnits.addingReportingOverflow(other.minorUnits)
    guard !isTooLarge else { throw .overflow }
    return MoneySum(minorUnits: units, currency: currency)
  }

  /// This sum less another of the same currency.
  ///
  /// - Throws: `MoneyError.differentCurrencies` or `MoneyError.overflow`.
  public func subtracting(_ other: MoneySum) throws(MoneyError) -> MoneySum { try adding(other.negated) }

  /// Returns a multiple of this sum, divided into shares; rounded to the smallest unit, half a unit up.
  ///
  /// - Parameters:
  ///   - count: The number of times that the sum is taken.
  ///   - parts: The number of shares; fewer than one counts as one.
  public func times(_ count: Int32, sharedBy parts: Int32 = 1) -> MoneySum {
    let divisor = 2 * Int128(max(1, parts))
    let (quotient, rest) = (2 * minorUnits * Int128(count) + divisor / 2).quotientAndRemainder(dividingBy: divisor)
    return MoneySum(minorUnits: rest < 0 ? quotient - 1 : quotient, currency: currency)
  }

  /// Returns the totals of amounts, each currency by itself: without a rate there is no sum of two.
  public static func totals(_ amounts: some Sequence<Money>) -> [Currency: MoneySum] {
    totals(amounts.lazy.map(MoneySum.init(_:)))
  }

  /// Returns the totals of sums, each currency by itself.
  public static func totals(_ sums: some Sequence<MoneySum>) -> [Currency: MoneySum] {
    var totals: [Currency: MoneySum] = [:]
    for sum in sums { totals[sum.currency, default: MoneySum(sum.currency)].minorUnits += sum.minorUnits }
    return totals
  }
}
