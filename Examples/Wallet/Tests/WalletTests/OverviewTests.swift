import Espalier
import EspalierTesting
import Statements
import Testing
import Wallet
import WalletStore

@MainActor @Suite struct OverviewTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  private func fill() async throws {
    try await fixture.take(
      [
        operation("2025-03-10", "-80.00", "Lidl", category: "groceries"),
        operation("2025-03-02", "-20.00", "Kino", category: "leisure"),
        operation("2025-03-01", "1000.00", "Salary", category: "income"),
        operation("2025-02-10", "-60.00", "Lidl", category: "groceries"),
        operation("2025-04-20", "-5.00", "Later", category: "leisure"),
      ], user: user)
    try await fixture.take(
      [operation("2025-03-03", "-1500", "Ramen", category: "dining", currency: "JPY")], into: "Tokyo", currency: "JPY",
      user: user)
  }

  @Test func itBeginsWithTheMonthThatOneLivesIn() async throws {
    try await fill()
    let app = try await fixture.app(of: user)
    let lines = try await app.lines()
    #expect(lines.contains("March 2025"), "April is announced, but it is March")
    #expect(lines.contains("<February 2025, earlier month>") && lines.contains("<April 2025, later month>"))
  }

  @Test func currenciesAreNeverMixed() async throws {
    try await fill()
    let app = try await fixture.app(of: user)
    let lines = try await app.lines()
    for line in [
      "# Euro (EUR)", "€1,000.00", "€100.00", "+€900.00", "€835.00", "# Japanese Yen (JPY)", "¥1,500", "−¥1,500",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test func theMonthIsComparedWithTheOneBefore() async throws {
    try await fill()
    let app = try await fixture.app(of: user)
    let lines = try await app.lines()
    #expect(lines.contains("€40.00 more than Feb"))
    #expect(lines.contains("Feb: −€60.00"))
    try await app.open("/overview?month=2025-04")
    #expect(try await app.lines().contains("€95.00 less than Mar"))
  }

  @Test func aBarLeadsToTheOperationsBehindIt() async throws {
    try await fill()
    let app = try await fixture.app(of: user)
    let bars = try #require(app.window.components(of: BarChart.self).first).value(of: BarChart.bars).items
    #expect(bars.map(\.label) == ["Groceries", "Leisure"] && bars.map(\.text) == ["€80.00", "€20.00"])
    try await app.open(try #require(bars.first?.destination))
    #expect(try await app.value(of: "Category") == "Groceries")
    #expect(try await app.value(of: "Month") == "March 2025")
    let text = try await app.text()
    #expect(text.contains("Lidl") && text.contains("−€80.00") && !text.contains("−€60.00") && !text.contains("Kino"))
  }

  @Test func aCategoryHasOneColourInEveryMonthAndNoTwoShareOne() async throws {
    try await fill()
    try await fixture.take(
      try WalletCategory.starters.filter { ![.income, .transfer].contains($0.key) }
        .map { try operation("2025-01-10", "-10.00", "Shop", category: $0.key.rawValue) }, user: user)
    func hues(_ month: String) async throws -> [String: Int] {
      let app = try await fixture.app(of: user, at: "/overview?month=\(month)")
      let bars = try #require(app.window.components(of: BarChart.self).first).value(of: BarChart.bars).items
      return Dictionary(uniqueKeysWithValues: bars.map { ($0.id, $0.hue ?? -1) })
    }
    let all = try await hues("2025-01")
    #expect(all.count == 11 && Set(all.values).count == 11 && !all.values.contains(-1))
    for month in ["2025-02", "2025-03"] {
      for (category, hue) in try await hues(month) { #expect(all[category] == hue, "\(category) in \(month)") }
    }
  }

  @Test func onePagesThroughTheMonthsAndBack() async throws {
    try await fill()
    let app = try await fixture.app(of: user)
    try await app.tap("February 2025, earlier month")
    #expect(try await app.path() == "/overview?month=2025-02")
    #expect(try await app.lines().contains("€60.00"))
    try await app.back()
    #expect(try await app.path() == "/")
    #expect(try await app.lines().contains("March 2025"))
  }

  @Test func aMonthWithoutOperationsSaysSo() async throws {
    try await fill()
    let app = try await fixture.app(of: user, at: "/overview?month=2010-06")
    #expect(try await app.lines().contains("# Nothing happened in June 2010"))
    try await app.tap("Go to the newest month")
    #expect(try await app.lines().contains("March 2025"))
  }

  @Test func itReadsInTheVisitorsLanguageAndZone() async throws {
    try await fill()
    let german = try await fixture.app(of: user, locale: "de-DE")
    #expect(try await german.lines().contains("März 2025"))
    #expect(try await german.text().contains("1.000,00\u{A0}€"))
    let japanese = try await fixture.app(of: user, locale: "ja-JP")
    #expect(try await japanese.lines().contains("2025年3月"))
  }

  @Test func `twelve months of income and spending stand side by side, and a month without operations is a gap`()
    async throws
  {
    try await fill()
    let app = try await fixture.app(of: user)
    let columns = try #require(app.window.components(of: ColumnChart.self).first).value(of: ColumnChart.columns)
    #expect(columns.labels.count == 12 && columns.labels.last == "Mar" && columns.labels[9] == "Jan 2025")
    #expect(columns.series.map(\.name) == ["Income", "Spending"] && columns.unit == .money("EUR"))
    #expect(columns.series[0].points.map(\.value) == Array(repeating: nil, count: 10) + [0, 1_000])
    #expect(columns.series[1].points.map(\.value) == Array(repeating: nil, count: 10) + [60, 100])
    #expect(columns.series[1].points.last?.text == "€100.00")
  }

  @Test func `the course of a category is that of the largest until another is chosen`() async throws {
    try await fill()
    let app = try await fixture.app(of: user)
    func course() throws -> ChartSeries? {
      try #require(app.window.components(of: LineChart.self).first).value(of: LineChart.lines).series.first
    }
    #expect(try course()?.name == "Groceries" && course()?.points.suffix(2).map(\.value) == [60, 80])
    try await app.choose("Leisure", in: "Category over time")
    #expect(try course()?.name == "Leisure" && course()?.points.suffix(2).map(\.value) == [0, 20])
  }
}
