import Espalier
import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// The places of texts and marks in a real browser, whatever the values, names and widths.
@MainActor @Suite(.serialized, .takesTurns) struct ChartGeometryTests {
  @Test(arguments: [320, 390, 700, 1280])
  func `no text lies on a mark or on another text, and none leaves its chart`(width: Int) async throws {
    let seed = UInt64(width)
    try await ChartsCoordinator.withPage(.window(width: width, language: "de-DE")) {
      RandomCharts(seed: seed).charts
    } _: { page in
      let told = try await page.texts(ChartGeometry.count)
      #expect(told == ["14 charts", "points", "columns", "labels", "ticks", "rings"])
      let texts = try await page.texts(ChartGeometry.texts)
      #expect(texts == [])
    }
  }

  @Test(arguments: [320, 700, 1280])
  func `the values of a place are shown inside of the chart, and not over what they tell of`(width: Int) async throws {
    let seed = UInt64(width) + 1
    try await ChartsCoordinator.withPage(.window(width: width, language: "de-DE")) {
      RandomCharts(seed: seed).charts
    } _: { page in
      let faults = try await page.texts(ChartGeometry.panels)
      #expect(faults == [])
    }
  }

  @Test func `a person with large letters has as many labels as have room on a phone`() async throws {
    try await ChartsCoordinator.withPage(.window(width: 320, language: "de-DE")) {
      RandomCharts(seed: 200).charts
    } _: { page in
      try await page.run(script: "document.documentElement.style.fontSize = '200%'; return 0;")
      let texts = try await page.texts(ChartGeometry.texts)
      #expect(texts == [])
      let panels = try await page.texts(ChartGeometry.panels)
      #expect(panels == [])
    }
  }

  @Test func `what is looked for is found where it is`() async throws {
    try await ChartsCoordinator.withPage(.window(width: 700, language: "de-DE")) {
      RandomCharts(seed: 1).charts
    } _: { page in
      try await page.run(
        script: """
          const [first, second] = document.querySelectorAll(".plot");
          first.querySelector("[data-part=axis] text").setAttribute("y", "40%");
          second.querySelector("[data-part=sheet] [data-part=label]").setAttribute("y", "87%");
          document.querySelector("[data-part=whole]").setAttribute("font-size", "50");
          return 0;
          """)
      let faults = try await page.texts(ChartGeometry.texts)
      for kind in ["text on text", "text on mark", "leaves the hole"] {
        #expect(faults.contains { $0.hasPrefix(kind) }, "\(kind): \(faults)")
      }
    }
  }

  @Test(arguments: [320, 1280])
  func `lines that cross are told apart by a legend that has their colour, dash and shape`(width: Int) async throws {
    try await ChartsCoordinator.withPage(.window(width: width), showing: Self.crossing) { page in
      let names = ["Income", "Spending", "Savings"]
      let told = try await page.texts(ChartGeometry.legends)
      #expect(told == names + names)
    }
  }

  private static let crossing: @MainActor @Sendable () -> [AnyComponent] = {
    let series = [
      ChartSeries("Income", [1, 2, 3, 4]), ChartSeries("Spending", [4, 3, 2, 1]),
      ChartSeries("Savings", [2.5, 2.5, 2.5, 2.5]),
    ]
    return [
      LineChart.with(.title("Lines"), .lines(["a", "b", "c", "d"], series)).erased,
      ColumnChart.with(.title("Columns"), .columns(["a", "b", "c", "d"], series)).erased,
    ]
  }
}

/// Charts of all kinds with values, gaps and names by chance, the same for the same seed.
struct RandomCharts {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The charts.
  var charts: [AnyComponent] {
    var copy = self
    let series = (0..<12).map { index in
      let values = copy.values()
      return index.isMultiple(of: 2)
        ? LineChart.with(.title("Kurve \(index)"), .lines(values)).erased
        : ColumnChart.with(.title("Säulen \(index)"), .columns(values)).erased
    }
    return series + (0..<2).map { copy.ring($0) }
  }

  private static let words = [
    "Bundesverband der Lebensversicherungsgesellschaften", "Donaudampfschifffahrt", "Miete", "Lebensmittel",
    "Grundstücksverkehrsgenehmigungszuständigkeit", "März 2026", "Dez", "KW 47", "1", "Übrige Ausgaben",
    "中国人民保险集团股份有限公司", "شركة التأمين الوطنية", "WWWWWWWW", "iiiiiiii",
  ]

  private mutating func values() -> ChartValues {
    let count = [1, 2, 3, 4, 5, 7, 12, 13, 24, 31, 60, 365].randomElement(using: &random) ?? 1
    let word = Self.words.randomElement(using: &random) ?? ""
    let isOfOneWord = Bool.random(using: &random)
    let labels = (0..<count).map { index in
      isOfOneWord ? "\(word) \(index + 1)" : Self.words.randomElement(using: &random) ?? ""
    }
    let sizes: [Double] = [0.004, 1, 950, 4_000, 120_000, 3_000_000, 7e9]
    let size = sizes.randomElement(using: &random) ?? 1
    let lows: [Double] = [-1, -0.2, 0, 0.8]
    let lowest = lows.randomElement(using: &random) ?? 0
    var series: [ChartSeries] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var points: [ChartPoint] = []
      for _ in 0..<count {
        let isGap = Int.random(in: 0..<6, using: &random) == 0
        points.append(isGap ? nil : ChartPoint(Double.random(in: lowest...1, using: &random) * size))
      }
      series.append(ChartSeries(Self.words.randomElement(using: &random) ?? "", points))
    }
    let unit = [ChartUnit.number, .percent, .money("EUR"), .money("CHF")].randomElement(using: &random) ?? .number
    return ChartValues(labels, series, unit: unit, includesZero: Bool.random(using: &random))
  }

  private mutating func ring(_ index: Int) -> AnyComponent {
    let shares = (0..<Int.random(in: 2...14, using: &random)).map { number in
      ChartItem(
        id: "\(number)", label: Self.words.randomElement(using: &random) ?? "", text: "\(number)\u{A0}€",
        value: Double.random(in: 0...1, using: &random))
    }
    let whole = ["1.310\u{A0}€", "123.456.789\u{A0}CHF", "八千万円", "WWWW", "7"].randomElement(using: &random) ?? ""
    return DonutChart.with(.title("Ring \(index)"), .centerText(whole), .shares(ChartItems(shares))).erased
  }
}
