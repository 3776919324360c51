/// An exact amount of one currency, counted in its smallest unit.
///
/// Integers make sums exact; a binary fraction could not even hold ten cents. What could go wrong (two currencies, a
/// number too large) throws instead of giving a wrong amount.
///
/// ```swift
/// let rent = try Money(decimal: "-850.00", in: euro)  // minorUnits is -85_000
/// let rest = try balance.adding(rent)
/// ```
public struct Money: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The amount in the smallest unit, with its sign: cents for the euro, yen for the yen.
  public var minorUnits: Int64
  /// The currency of the amount.
  public var currency: Currency

  /// An amount from its smallest units.
  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// An amount from a plain decimal number: digits, at most one point, at most one sign in front.
  ///
  /// - Throws: `MoneyError` when the text is another thing, has digits that the currency has no unit for, or is too
  ///   large.
  public init(decimal text: String, in currency: Currency) throws(MoneyError) {
    guard let number = PlainDecimal(text) else { throw .notAnAmount(text) }
    minorUnits = try number.minorUnits(in: currency)
    self.currency = currency
  }

  /// The sum of this and another amount of the same currency.
  ///
  /// - Throws: `MoneyError.differentCurrencies` or `.overflow`.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    guard currency == other.currency else { throw .differentCurrencies(currency, other.currency) }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    guard !overflow else { throw .overflow }
    return Money(minorUnits: sum, currency: currency)
  }

  /// This amount less another of the same currency.
  ///
  /// - Throws: `MoneyError.differentCurrencies` or `.overflow`.
  public func subtracting(_ other: Money) throws(MoneyError) -> Money {
    guard currency == other.currency else { throw .differentCurrencies(currency, other.currency) }
    let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
    guard !overflow else { throw .overflow }
    return Money(minorUnits: difference, currency: currency)
  }

  /// The same amount with the other sign.
  ///
  /// - Throws: `MoneyError.overflow` for the one number that has no counterpart.
  public func negated() throws(MoneyError) -> Money {
    guard minorUnits != .min else { throw .overflow }
    return Money(minorUnits: -minorUnits, currency: currency)
  }

  /// The amount as a plain decimal number, such as `-12.50`; `init(decimal:in:)` reads it back.
  public var decimalText: String { DecimalText.text(minorUnits, digits: currency.minorUnitDigits) }

  /// The plain decimal number and the code, such as `-12.50 EUR`.
  public var description: String { "\(decimalText) \(currency.code)" }
}
