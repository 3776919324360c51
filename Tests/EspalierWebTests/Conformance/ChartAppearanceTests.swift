import Espalier
import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// Charts in a real browser for people who see little contrast, in the dark, and on paper.
@MainActor @Suite(.serialized, .takesTurns) struct ChartAppearanceTests {
  private func withCharts(_ body: @MainActor (Page) async throws -> Void) async throws {
    try await ChartsCoordinator.withPage(.window(width: 1000), showing: Self.charts, body)
  }

  private static let names = ["Income", "Spending", "Savings", "Gifts"]

  private static let charts: @MainActor @Sendable () -> [AnyComponent] = {
    let series = names.enumerated().map { index, name in
      ChartSeries(name, [1, 2, nil, 4, 5].map { ChartPoint($0.map { $0 * Double(index + 1) }) })
    }
    let items = names.enumerated().map { ChartItem(id: $1, label: $1, text: "\($0 + 1).00", value: Double($0 + 1)) }
    return [
      LineChart.with(.title("Lines"), .lines(["Jan", "Feb", "Mar", "Apr", "May"], series)).erased,
      ColumnChart.with(.title("Columns"), .columns(["Jan", "Feb", "Mar", "Apr", "May"], series)).erased,
      BarChart.with(.title("Bars"), .bars(ChartItems(items))).erased,
      DonutChart.with(.title("Ring"), .centerText("10"), .shares(ChartItems(items))).erased,
      LineChart.with(.title("Empty"), .emptyText("Nothing yet")).erased,
    ]
  }

  @Test(arguments: ColourScheme.allCases, Contrast.allCases)
  func `texts and marks stand out from what is behind them`(scheme: ColourScheme, contrast: Contrast) async throws {
    try await withCharts { page in
      try await page.prefer(colourScheme: scheme, contrast: contrast)
      let faint = try await page.texts(ChartColours.faint)
      #expect(faint == [])
    }
  }

  @Test(arguments: Contrast.allCases.filter { $0 != .standard })
  func `columns differ by more than their colour`(contrast: Contrast) async throws {
    try await withCharts { page in
      #expect(try await page.texts(ChartColours.fillings).count == 1, "by their colour alone, and no edge")
      try await page.prefer(colourScheme: .light, contrast: contrast)
      #expect(try await page.texts(ChartColours.fillings).count == 4)
    }
  }

  @Test func `colours that are forced are taken, also in the hole of a ring and where the app is bright`() async throws
  {
    try await withCharts { page in
      try await page.run(script: "document.querySelector('.frame').classList.add('theme-light'); return 0;")
      try await page.prefer(colourScheme: .dark, contrast: .forced)
      let faint = try await page.texts(ChartColours.faint)
      #expect(faint == [])
      #expect(try await page.texts(ChartColours.all).count <= 4, "the colours of the user, and none of the app")
    }
  }

  @Test func `what only helps to read is thinner and without a ground of its own in high contrast`() async throws {
    try await withCharts { page in
      let script = """
        const style = (part) => getComputedStyle(document.querySelector(part));
        return [style("[data-part=rule]").strokeWidth, style("[data-hue=track]").fillOpacity];
        """
      #expect(try await page.texts(script) == ["1px", "0.6"])
      try await page.prefer(colourScheme: .light, contrast: .more)
      #expect(try await page.texts(script) == ["0.5px", "0"])
    }
  }

  @Test func `a print has the values below each chart, and nothing that waits for a finger`() async throws {
    try await withCharts { page in
      let seen = """
        const isSeen = (one) => one.checkVisibility() && one.getBoundingClientRect().height > 40;
        return [...document.querySelectorAll("table")].map((one) => {
          const frame = one.closest("[data-part=table]") ?? one;
          return isSeen(one) && frame.clientHeight >= one.clientHeight && getComputedStyle(frame).clipPath === "none"
            ? one.rows.length + " rows" : "unseen";
        });
        """
      #expect(try await page.texts(seen) == ["unseen", "unseen", "4 rows", "4 rows"])
      try await page.render(for: .print)
      #expect(try await page.texts(seen) == ["6 rows", "6 rows", "4 rows", "4 rows"])
      #expect(try await page.overprints() == [])
      let left = try await page.run(
        script: """
          return [...document.querySelectorAll("[data-part=places], .plot > details")]
            .filter((one) => one.checkVisibility()).length;
          """)
      #expect(left.intValue == 0)
    }
  }

  @Test func `a print is dark on white whatever the app is on the screen, and tells the series apart without colour`()
    async throws
  {
    try await withCharts { page in
      try await page.run(script: "document.querySelector('.frame').classList.add('theme-dark'); return 0;")
      try await page.prefer(colourScheme: .dark)
      try await page.render(for: .print)
      let faintOnWhite = try await page.texts(ChartColours.faintOnWhite)
      #expect(faintOnWhite == [])
      #expect(try await page.texts(ChartColours.fillings).count == 4)
      let told = try await page.texts(ChartGeometry.legends)
      #expect(told == Self.names + Self.names)
      // The number in the ring stands on the colour that it has in the table.
      let ring = try await page.texts(
        """
        const colours = (parts, name) => [...document.querySelectorAll(parts)].map((one) => getComputedStyle(one)[name]);
        return [colours(".donut [data-stroke-hue]", "stroke"), colours(".donut th [data-hue]", "fill")].map(String);
        """)
      #expect(ring.count == 2 && ring.first == ring.last)
    }
  }

  @Test func `a chart without values has its title and says so in every appearance`() async throws {
    try await withCharts { page in
      let script = """
        const [chart] = [...document.querySelectorAll(".plot")].slice(-1);
        return [...chart.querySelectorAll("[data-part=title], [data-part=nothing], summary, table")]
          .filter((one) => one.checkVisibility()).map((one) => one.textContent);
        """
      #expect(try await page.texts(script) == ["Empty", "Nothing yet"])
      try await page.prefer(colourScheme: .dark, contrast: .forced)
      #expect(try await page.texts(script) == ["Empty", "Nothing yet"])
      try await page.render(for: .print)
      #expect(try await page.texts(script) == ["Empty", "Nothing yet"])
    }
  }
}
