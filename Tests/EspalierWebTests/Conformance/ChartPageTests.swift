import Espalier
import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// Charts in a real browser: the values of a place are shown without any script, and nothing lies on anything else.
@MainActor @Suite(.serialized, .takesTurns) struct ChartPageTests {
  private func withCharts(width: Int, _ body: @MainActor (Page) async throws -> Void) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in ChartsCoordinator.window() }) { server in
        let page = try await browser.newPage(width: width, height: 900, isPhone: width < 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await body(page)
        try await page.close()
      }
    }
  }

  private static let panels = """
    return [...document.querySelectorAll("[data-part=panel]")].filter((one) => one.checkVisibility())
      .map((one) => one.innerText.replace(/\\s+/g, " ").trim());
    """

  private func panels(_ page: Page) async throws -> [String] {
    let found = try await page.run(script: Self.panels)
    return found.arrayValue?.compactMap(\.stringValue) ?? []
  }

  @Test func `the values of a place are shown under the pointer`() async throws {
    try await withCharts(width: 1280) { page in
      #expect(try await panels(page) == [])
      try await page.find(.css("[data-part=place]:nth-child(3)").first).hover()
      #expect(try await panels(page) == ["Mar In 3 Out 30"])
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

  @Test(arguments: [320, 700, 1280]) func `no label lies on another, and no panel over what it tells of`(width: Int)
    async throws
  {
    try await withCharts(width: width) { page in
      let faults = try await page.run(
        script: """
          const faults = [];
          if (document.documentElement.scrollWidth > innerWidth) faults.push("wider than the page");
          for (const chart of document.querySelectorAll(".plot")) {
            const box = chart.getBoundingClientRect();
            const labels = [...chart.querySelectorAll("[data-part=label]")].filter((one) => one.checkVisibility());
            const boxes = labels.map((one) => one.getBoundingClientRect());
            boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other, next) => {
              if (one.right > other.left && other.right > one.left && one.bottom > other.top + 2 && other.bottom > one.top + 2) {
                faults.push(`${labels[at].textContent} on ${labels[at + 1 + next].textContent}`);
              }
            }));
            for (const place of chart.querySelectorAll("[data-part=place]")) {
              place.querySelector("input").focus();
              const panel = place.querySelector("[data-part=panel]").getBoundingClientRect();
              const { left, right } = place.getBoundingClientRect();
              const middle = (left + right) / 2;
              if (panel.width < 10) faults.push("no panel");
              if (panel.left < middle && panel.right > middle) faults.push("covers its place");
              if (panel.left < box.left - 1 || panel.right > box.right + 1) faults.push("leaves the chart");
            }
          }
          return faults;
          """)
      #expect(faults.arrayValue?.compactMap(\.stringValue) == [])
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

  @Test func `a print has no panels and no switches`() async throws {
    try await withCharts(width: 700) { page in
      // The rules for print hold for the screen, so that they can be looked at.
      let shown = try await page.run(
        script: """
          for (const sheet of document.styleSheets) {
            for (const rule of sheet.cssRules) if (rule.media?.mediaText === "print") rule.media.mediaText = "all";
          }
          return [...document.querySelectorAll("[data-part=places], .plot > details")]
            .filter((one) => one.checkVisibility()).length;
          """)
      #expect(shown.intValue == 0)
    }
  }
}

private enum ChartsRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

private final class ChartsCoordinator: Coordinator<ChartsRoute> {
  override func placement(of route: ChartsRoute) -> Placement<ChartsRoute> { .root(ChartsScene()) }

  static func window() -> Window { Window(coordinator: ChartsCoordinator(), title: "Charts") }
}

@MainActor private final class ChartsScene: Scene {
  private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  var screen: Screen {
    Screen(title: "Charts") {
      Section("charts") {
        Row(
          ColumnChart.with(
            .title("Months"),
            .columns(
              months,
              [
                ChartSeries("In", (1...12).map { ChartPoint(Double($0)) }),
                ChartSeries("Out", (1...12).map { ChartPoint(Double($0 * 10)) }),
              ])))
        Row(
          LineChart.with(
            .title("Names"),
            .lines(
              ["Bundesverband der Versicherer", "中国人民保险集团股份有限公司", "شركة التأمين الوطنية", "Allianz"],
              [ChartSeries("Sums", [-1_250_000, nil, 3_000_000, 900_000])], unit: .money("EUR"))))
        Row(
          LineChart.with(
            .title("Days"),
            .lines(
              (1...120).map { "Day \($0)" }, [ChartSeries("Share", (1...120).map { ChartPoint(Double($0) / 1_000) })],
              unit: .percent)))
      }
    }
  }
}
