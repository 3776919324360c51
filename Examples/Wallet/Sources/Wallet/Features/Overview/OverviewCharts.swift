import Espalier
import Statements
import WalletFeatures
import WalletStore

/// The charts of the course of one currency.
struct OverviewCharts {
  let course: MonthCourse
  let currency: Currency
  /// The sums of each month; nil for a month without operations.
  let sums: [MonthOverview.CurrencyOverview?]
  let formats: Formats

  init(_ course: MonthCourse, in currency: Currency, total: TotalCurrency, formats: Formats) {
    self.course = course
    self.currency = currency
    self.formats = formats
    sums = course.sums(in: currency, total: total)
  }

  /// The categories that money went to in any of the months, the largest spending first.
  var categories: [CategoryKey] {
    let parts = Dictionary(grouping: sums.compactMap { $0 }.flatMap(\.spending), by: \.category)
    return parts.mapValues { $0.reduce(0) { $0 + $1.amount.minorUnits } }
      .sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map(\.key)
  }

  /// Income and spending, month by month.
  var monthly: Component<ColumnChart> {
    ColumnChart.with(
      .title(LocalizedText.overviewChartCourseTitle(currency: currency.code).localized),
      .emptyText(LocalizedText.overviewChartNothing.localized),
      .tableTitle(LocalizedText.overviewChartTable.localized),
      .columns(
        labels,
        [
          series(.overviewChartIncome, hue: 0) { $0.totals.income },
          series(.overviewChartSpending, hue: 1) { $0.totals.spending },
        ], unit: .money(currency.code)))
  }

  /// The spending of one category, month by month. A month with operations of other categories only is zero.
  func course(of category: CategoryKey, name: String) -> Component<LineChart> {
    let points = sums.map { sums in
      point(sums.map { sums in sums.spending.first { $0.category == category }?.amount ?? MoneySum(currency) })
    }
    return LineChart.with(
      .title(LocalizedText.overviewChartCategoryTitle(category: name, currency: currency.code).localized),
      .emptyText(LocalizedText.overviewChartNothing.localized),
      .tableTitle(LocalizedText.overviewChartTable.localized),
      .lines(
        labels, [ChartSeries(name, points)], unit: .money(currency.code), includesZero: true))
  }

  private var labels: [String] {
    course.months.map { formats.shortMonth($0, withYear: $0.month == 1) }
  }

  private func series(
    _ name: LocalizedText, hue: Int, _ sum: (MonthOverview.CurrencyOverview) -> MoneySum
  ) -> ChartSeries {
    ChartSeries(name.localized, sums.map { point($0.map(sum)) }, hue: hue)
  }

  /// The number is only for the place in the drawing; the text is formatted from the exact amount.
  private func point(_ sum: MoneySum?) -> ChartPoint {
    guard let sum else { return nil }
    return ChartPoint(Double(sum.decimalText), formats.amount(sum))
  }
}
