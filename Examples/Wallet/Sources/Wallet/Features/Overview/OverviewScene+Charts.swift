import Espalier
import Statements
import WalletFeatures
import WalletStore

extension OverviewScene {
  /// Returns the sections of how a currency goes over the months, and one category of it, which the person chooses.
  func course(of currency: MonthOverview.CurrencyOverview, in overview: Overview) -> [Section] {
    let code = currency.currency.code
    let charts = OverviewCharts(overview.course, in: currency.currency, total: totals.current, formats: formats)
    let course = Section("course-\(code)", header: LocalizedText.overviewChartCourse.localized) { Row(charts.monthly) }
    let categories = charts.categories
    let chosen = model.category.flatMap { categories.contains($0) ? $0 : nil }
    guard let category = chosen ?? currency.spending.first?.category ?? categories.first else { return [course] }
    let name = overview.reading.name(of: category)
    return [
      course,
      Section("category-\(code)") {
        Row(
          Picker.with(
            .label(LocalizedText.overviewChartCategory.localized),
            .choices(categories, id: \.self, title: overview.reading.name, selection: category) { [model] category in
              model.choose(category: category)
            })
        ).id("choice")
        Row(charts.course(of: category, name: name)).id("chart")
      },
    ]
  }
}
