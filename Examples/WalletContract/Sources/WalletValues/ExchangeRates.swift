/// The exchange rates of a day: the value of one unit of a currency in others.
///
/// ```swift
/// let rates = ExchangeRates(base: euro, day: friday, rates: [dollar: ExchangeRate(decimal: "1.0830")])
/// rates.convert(MoneySum(minorUnits: 10_830, currency: dollar), to: euro)  // 100.00 EUR
/// ```
///
/// Two currencies of which neither is the base are converted by way of it, in one step: nothing is rounded on the way.
public struct ExchangeRates: Hashable, Sendable, Codable {
  /// The currency of the one unit.
  public let base: Currency
  /// The day of the rates.
  public let day: CalendarDate
  private let rates: [String: ExchangeRate]

  /// Makes the rates of a day.
  public init(base: Currency, day: CalendarDate, rates: [Currency: ExchangeRate]) {
    self.base = base
    self.day = day
    self.rates = Dictionary(rates.map { ($0.code, $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The currencies that can be converted into each other, by their codes.
  public var currencies: [Currency] {
    ([base] + rates.keys.compactMap { Currency(code: $0) }.filter { $0 != base }).sorted { $0.code < $1.code }
  }

  /// Converts a sum to another currency, rounded once, to that currency's smallest unit; half a unit is rounded away
  /// from nothing.
  ///
  /// - Returns: Nil where a rate is missing, and for a sum that is too large to be counted.
  public func convert(_ sum: MoneySum, to currency: Currency) -> MoneySum? {
    guard sum.currency != currency else { return sum }
    guard let from = rate(of: sum.currency), let to = rate(of: currency) else { return nil }
    // amount ÷ 10^(its digits) ÷ from × to × 10^(the other's digits), as one fraction of whole numbers.
    let factor = UInt128(to.digits) * Self.power(from.decimals + currency.minorUnitDigits)
    let divisor = UInt128(from.digits) * Self.power(to.decimals + sum.currency.minorUnitDigits)
    let product = sum.minorUnits.magnitude.multipliedFullWidth(by: factor)
    guard product.high < divisor else { return nil }
    let (quotient, rest) = divisor.dividingFullWidth(product)
    let (rounded, overflow) = quotient.addingReportingOverflow(rest >= divisor - rest ? 1 : 0)
    guard !overflow, let units = Int128(exactly: rounded) else { return nil }
    return MoneySum(minorUnits: sum.isNegative ? -units : units, currency: currency)
  }

  private func rate(of currency: Currency) -> ExchangeRate? { currency == base ? .one : rates[currency.code] }

  /// A rate has at most ten decimals and a currency at most four, so that this and what it is multiplied by fit.
  private static func power(_ exponent: Int) -> UInt128 { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
