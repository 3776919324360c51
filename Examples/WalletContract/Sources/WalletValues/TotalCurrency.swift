/// The currency in which a person wants to read totals of several currencies, with the rates for it.
///
/// ```swift
/// let total = TotalCurrency(euro, rates: rates).total(of: [inEuros, inDollars])
/// show(total.sums)
/// if let day = total.day { remark("at the rates of \(day)") }
/// ```
public struct TotalCurrency: Hashable, Sendable {
  /// The currency; nil where each currency is to stand by itself.
  public let currency: Currency?
  /// The rates; nil where there are none yet.
  public let rates: ExchangeRates?

  /// Chooses a currency, or none.
  public init(_ currency: Currency? = nil, rates: ExchangeRates? = nil) {
    self.currency = currency
    self.rates = rates
  }

  /// Returns true if a sum of this currency can be told in the chosen one.
  public func includes(_ currency: Currency) -> Bool { convert(MoneySum(currency)) != nil }

  /// A sum in the chosen currency; nil where none is chosen, or there is no rate.
  public func convert(_ sum: MoneySum) -> MoneySum? {
    guard let currency else { return nil }
    return sum.currency == currency ? sum : rates?.convert(sum, to: currency)
  }

  /// Returns the total of sums: one sum in the chosen currency, and beside it the sums for which there is no rate, or
  /// that would make it too large. Each is converted and rounded by itself.
  public func total(of sums: [MoneySum]) -> Total {
    var joined: MoneySum?
    var apart: [MoneySum] = []
    var isConverted = false
    for sum in sums {
      guard let converted = convert(sum), let whole = try? (joined ?? MoneySum(converted.currency)).adding(converted)
      else {
        apart.append(sum)
        continue
      }
      joined = whole
      if sum.currency != converted.currency { isConverted = true }
    }
    return Total(joined: joined, apart: apart, day: isConverted ? rates?.day : nil)
  }

  /// The total of several sums.
  public struct Total: Hashable, Sendable {
    /// The sum in the chosen currency; nil where none is chosen, or nothing is known in it.
    public let joined: MoneySum?
    /// The sums that stand apart, each currency by itself: all where none is chosen.
    public let apart: [MoneySum]
    /// The day at whose rates something in ``joined`` was converted; nil where nothing was.
    public let day: CalendarDate?

    /// All sums of the total, the joined one first.
    public var sums: [MoneySum] { (joined.map { [$0] } ?? []) + apart }
  }
}
