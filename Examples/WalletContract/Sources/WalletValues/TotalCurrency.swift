/// The currency in which a person wants to read what comes to something in several, with the rates for it.
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

  /// Whether a sum can be told in the chosen currency.
  public func includes(_ currency: Currency) -> Bool { convert(MoneySum(currency)) != nil }

  /// A sum in the chosen currency; nil where none is chosen, or there is no rate.
  public func convert(_ sum: MoneySum) -> MoneySum? {
    guard let currency else { return nil }
    return sum.currency == currency ? sum : rates?.convert(sum, to: currency)
  }

  /// What sums come to together: one sum in the chosen currency, and beside it those for which there is no rate, or that
  /// would make it too large. Each is converted and rounded by itself.
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

  /// What sums come to.
  public struct Total: Hashable, Sendable {
    /// The sum in the chosen currency; nil where none is chosen, or nothing is known in it.
    public let joined: MoneySum?
    /// What stands apart, each currency by itself: all where none is chosen.
    public let apart: [MoneySum]
    /// The day at whose rates something in ``joined`` was converted; nil where nothing was.
    public let day: CalendarDate?

    /// All of it, what is joined first.
    public var sums: [MoneySum] { (joined.map { [$0] } ?? []) + apart }
  }
}
