public import Statements

extension MonthOverview {
  /// The income and spending of a month, in the person's currency as far as there are rates for it.
  public struct Joined: Hashable, Sendable {
    /// The overviews of the currencies that are shown by themselves; the first is that of the joined sums, if there are
    /// any.
    public let currencies: [CurrencyOverview]
    /// The day of the rates by which something in the first overview was converted; nil where nothing was.
    public let day: CalendarDate?
  }
}

extension MonthOverview.Joined {
  /// Joins the overviews of currencies.
  ///
  /// Each sum is converted and rounded by itself. The spending is the sum of its categories after that, so that the
  /// parts add up to the whole exactly.
  public init(_ currencies: [MonthOverview.CurrencyOverview], in total: TotalCurrency) {
    let (joining, apart) = (
      currencies.filter { total.includes($0.currency) }, currencies.filter { !total.includes($0.currency) }
    )
    guard let currency = total.currency, !joining.isEmpty else {
      self.init(currencies: currencies, day: nil)
      return
    }
    func sum(_ sums: [MoneySum]) -> MoneySum { total.total(of: sums).joined ?? MoneySum(currency) }
    let parts = Dictionary(grouping: joining.flatMap(\.spending), by: \.category).map { category, parts in
      MonthOverview.CategorySpending(
        category: category, amount: sum(parts.map(\.amount)), count: parts.reduce(0) { $0 + $1.count })
    }
    let joined = MonthOverview.CurrencyOverview(
      currency: currency,
      totals: MonthOverview.Totals(
        income: sum(joining.map(\.totals.income)), spending: sum(parts.map(\.amount))),
      previous: MonthOverview.Totals(
        income: sum(joining.map(\.previous.income)), spending: sum(joining.map(\.previous.spending))),
      spending: parts.sorted {
        ($1.amount.minorUnits, $0.category.rawValue) < ($0.amount.minorUnits, $1.category.rawValue)
      })
    let isConverted = joining.contains { $0.currency != currency }
    self.init(currencies: [joined] + apart, day: isConverted ? total.rates?.day : nil)
  }
}
