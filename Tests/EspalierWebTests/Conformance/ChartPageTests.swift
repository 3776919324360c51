import Espalier
import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// Charts in a real browser: the values of a place are shown without any script, and its table is there on request.
@MainActor @Suite(.serialized, .takesTurns) struct ChartPageTests {
  private func withCharts(width: Int, _ body: @MainActor (Page) async throws -> Void) async throws {
    try await ChartsCoordinator.withPage(.window(width: width), showing: Self.charts, body)
  }

  private static let panels = """
    return [...document.querySelectorAll("[data-part=panel]")].filter((one) => one.checkVisibility())
      .map((one) => one.innerText.replace(/\\s+/g, " ").trim());
    """

  private func panels(_ page: Page) async throws -> [String] { try await page.texts(Self.panels) }

  @Test func `the values of a place are shown under the pointer`() async throws {
    try await withCharts(width: 1280) { page in
      #expect(try await panels(page) == [])
      try await page.find(.css("[data-part=place]:nth-child(3)").first).hover()
      #expect(try await panels(page) == ["Mar In 3 Out 30"])
    }
  }

  @Test func `the values of a place are shown under a finger, until it touches something else`() async throws {
    try await withCharts(width: 390) { page in
      try await page.find(.css("[data-part=place]:nth-child(3)").first).tap()
      #expect(try await panels(page) == ["Mar In 3 Out 30"])
      try await page.find(.css("[data-part=place]:nth-child(11)").first).tap()
      #expect(try await panels(page) == ["Nov In 11 Out 110"])
      try await page.find(.css("h1").first).tap()
      #expect(try await panels(page) == [])
    }
  }

  @Test func `a chart is one stop of the Tab key, and the arrow keys go along it`() async throws {
    try await withCharts(width: 1280) { page in
      try await page.run(script: "document.querySelector('[data-part=place] input').focus(); return 0;")
      #expect(try await panels(page) == ["Jan In 1 Out 10"])
      try await page.press(.right)
      #expect(try await panels(page) == ["Feb In 2 Out 20"])
      try await page.press(.tab)
      #expect(try await page.run(script: "return document.activeElement.localName;").stringValue == "summary")
      #expect(try await panels(page) == [])
    }
  }

  @Test func `a table that somebody has opened stays open over a fresh render`() async throws {
    try await withCharts(width: 1280) { page in
      try await page.find(.css("summary").first).tap()
      try await page.run(
        script: """
          window.was = document.querySelector("details");
          const dial = espalier.dial;
          espalier.dial = (attempts) => (window.line = dial(attempts));
          espalier.disconnect();
          espalier.connect();
          """)
      try await page.wait(until: "espalier.isSettled")
      // What a page says that cannot be patched any more.
      try await page.run(script: "line.send(`[-2,${espalier.state.last}]`)")
      try await page.wait(until: "document.querySelector('details') !== window.was && espalier.isSettled")
      #expect(try await page.evaluate("document.querySelector('details').open").boolValue == true)
      #expect(
        try await page.evaluate("[...document.querySelectorAll('details')].filter((e) => e.open).length").intValue == 1)
    }
  }

  @Test func `the table is shown on request, and the page has no faults for screen readers`() async throws {
    try await withCharts(width: 390) { page in
      #expect(try await page.accessibilityViolations() == [])
      try await page.find(.css("summary").first).tap()
      let height = try await page.run(
        script: "return document.querySelector('[data-part=table]').getBoundingClientRect().height;")
      #expect((height.numberValue ?? 0) > 100)
      #expect(try await page.accessibilityViolations() == [])
    }
  }

  private static let charts: @MainActor @Sendable () -> [AnyComponent] = {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return [
      ColumnChart.with(
        .title("Months"),
        .columns(
          months,
          [
            ChartSeries("In", (1...12).map { ChartPoint(Double($0)) }),
            ChartSeries("Out", (1...12).map { ChartPoint(Double($0 * 10)) }),
          ])
      ).erased,
      LineChart.with(
        .title("Names"),
        .lines(
          ["Bundesverband der Versicherer", "中国人民保险集团股份有限公司", "شركة التأمين الوطنية", "Allianz"],
          [ChartSeries("Sums", [-1_250_000, nil, 3_000_000, 900_000])], unit: .money("EUR"))
      ).erased,
      LineChart.with(
        .title("Days"),
        .lines(
          (1...120).map { "Day \($0)" }, [ChartSeries("Share", (1...120).map { ChartPoint(Double($0) / 1_000) })],
          unit: .percent)
      ).erased,
    ]
  }
}
