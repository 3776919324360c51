import Espalier
import EspalierBrowserTesting
import EspalierTesting
import TestSupport
import Testing

/// Texts never stand over each other, and amounts are never cut, on the narrowest of phones and with the longest names.
@MainActor @Suite(.serialized, .takesTurns) struct FittingTextsTests {
  @Test func everyScreenOfTheConformanceAppFitsANarrowPhone() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(
        submissions: ConformanceApp.submissions, makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }
      ) { server in
        let page = try await browser.newPage(width: 320, height: 640, isPhone: true)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        let paths = [
          "/", "/list", "/list/3", "/form", "/form/inputs", "/shelf", "/displays", "/rows", "/window", "/messages/1",
          "/sign-in", "/sign-up", "/work", "/folders", "/folders/2", "/nowhere",
        ]
        for path in paths {
          try await driver.open(path)
          let faults = try await page.overprints()
          #expect(faults == [], "\(path)")
        }
        try await page.close()
      }
    }
  }

  @Test(arguments: [320, 390, 1280]) func longNamesAndAmountsFit(width: Int) async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in CrowdedCoordinator.window() }) { server in
        let page = try await browser.newPage(width: width, height: 740, isPhone: width < 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        let faults = try await page.overprints()
        #expect(faults == [])
        if width < 900 {
          let line = try await page.run(
            script: """
              const heights = [...document.querySelectorAll("[data-look~=strip] li")].map((e) => e.getBoundingClientRect().top);
              const tiles = [...document.querySelectorAll("[data-look~=figures] li")].map((e) => e.getBoundingClientRect().top);
              return [new Set(heights).size, tiles[0] === tiles[1] ? 1 : 0];
              """)
          #expect(line == [1, 1], "filters stand on one line, and figures two by two")
        }
        // What is shortened has the whole text in reach.
        let shortened = try await page.find(.css("[data-look~=truncates]"))
        try await shortened.evaluate("element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))")
        #expect(try await shortened.attribute("title") == (width < 900 ? CrowdedScene.long : nil))
        try await page.close()
      }
    }
  }

  @Test func whatCannotBeReadIsFound() async throws {
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 320, height: 640)
      func faults(_ body: String) async throws -> [Overprint.Kind] {
        try await page.open("data:text/html,<!doctype html><meta charset=utf-8><body style='margin:8px'>\(body)")
        return try await page.overprints().map(\.kind)
      }
      #expect(try await faults("<p>One</p><p>Two</p>") == [])
      #expect(try await faults("<p>One</p><p style='margin-top:-36px'>Two</p>") == [.overlaps])
      let cut = "<div style='width:60px;overflow:hidden;white-space:nowrap'"
      #expect(try await faults("\(cut)>1,234,567.89 EUR</div>") == [.isCut])
      #expect(try await faults("\(cut) title='1,234,567.89 EUR'>1,234,567.89 EUR</div>") == [])
      #expect(try await faults("<div style='margin-left:-30px'>Outside</div>") == [.isOutside])
      #expect(try await faults("<div style='width:400px'>x</div>") == [.isWider])
      #expect(try await faults("<div style='overflow:auto'><div style='width:400px'>A strip</div></div>") == [])
      #expect(try await faults("<p>One</p><p style='margin-top:-36px;visibility:hidden'>Two</p>") == [])
    }
  }
}

enum CrowdedRoute: Route {
  case root, other
  var path: Path { self == .root ? .root : "/other" }
  static let paths = Paths<Self> {
    root; other
  }
}

final class CrowdedCoordinator: Coordinator<CrowdedRoute> {
  override var tabs: [TabItem<CrowdedRoute>] {
    ["Overview", "Operations", "Accounts", "Subscriptions", "Einstellungen"].map { name in
      TabItem(name, title: name, icon: .list, at: name == "Overview" ? .root : .other)
    }
  }

  override func placement(of route: CrowdedRoute) -> Placement<CrowdedRoute> {
    .root(CrowdedScene(), in: route == .root ? "Overview" : "Operations")
  }

  static func window() -> Window { Window(coordinator: CrowdedCoordinator(), title: "Crowded") }
}

/// Everything that is long: names, amounts, headings, badges, charts.
@MainActor final class CrowdedScene: Scene {
  static let long = "Bundesverband der Lebensversicherungsgesellschaften auf Gegenseitigkeit, Niederlassung Südwest"
  static let amount = "−123,456,789,012,345.67\u{00A0}CHF"

  private final class AmountRow: View {
    static let name = Child("name", Label.self)
    static let detail = Child("detail", Label.self)
    static let amount = Child("amount", Label.self)
    override class var layout: Layout {
      .row(spacing: .medium) {
        Layout.column(spacing: .none) {
          name
          detail.with(.textStyle(.caption), .textFit(.truncates))
        }
        amount.with(.hasTabularFigures(), .textAlignment(.end))
      }
    }
  }

  private final class FigureTile: View {
    static let name = Child("name", Label.self)
    static let amount = Child("amount", Label.self)
    override class var layout: Layout {
      .column(spacing: .tiny) {
        name.with(.textStyle(.caption))
        amount.with(.textStyle(.title), .hasTabularFigures(), .textFit(.shrinks))
      }
    }
  }

  var screen: Screen {
    Screen(
      title: "Overview", subtitle: Self.long,
      toolbar: [
        Link.with(.title("September 2026"), .icon(.back), .to("/")).erased,
        Link.with(.title("November 2026"), .icon(.forward), .to("/")).erased,
      ]
    ) {
      Section("filters", layout: .strip) {
        for name in ["Account", "Category", "Month"] {
          Row(
            Picker.with(
              .label(name), .isLabelHidden(), .options([PickerOption("", "All of them, \(Self.long)")]), .selection(""))
          )
        }
      }
      Section("figures", header: Self.long, layout: .figures) {
        for amount in ["−12,345.67\u{00A0}EUR", "1.00", Self.amount, "0.00"] {
          Row(FigureTile.with(.child(\.name, .text("Left over")), .child(\.amount, .text(amount))))
        }
      }
      Section("rows") {
        Row(
          AmountRow.with(
            .child(\.name, .text(Self.long)), .child(\.detail, .text(Self.long)), .child(\.amount, .text("−1,234.56")))
        ).link(to: "/")
        Row(Label.with(.text(Self.long), .grows()), Label.with(.text(Self.amount), .hasTabularFigures()))
        Row(Label.with(.text("Short"), .grows()), Label.with(.text("−4.20"), .hasTabularFigures()))
        Row(
          Cell.with(.icon(.card), .title(Self.long), .subtitle(Self.long), .value(Self.amount), .accessory(.disclosure))
        )
        .link(to: "/")
        Row(Cell.with(.title(Self.long), .accessory(.badge(Self.long, color: .negative))))
        Row(Button.with(.title(Self.long)), Button.with(.title("No")))
      }
      Section("charts") {
        Row(
          BarChart.with(
            .title(Self.long),
            .bars(
              ChartItems([
                ChartItem(id: "a", label: Self.long, text: Self.amount, value: 3),
                ChartItem(id: "b", label: "Food", text: "1.00", value: 1),
              ]))))
        Row(
          LineChart.with(
            .title(Self.long),
            .lines(
              (1...31).map { "\(Self.long) \($0)" },
              ["", Self.long].map { name in
                ChartSeries(name + "Food", (1...31).map { ChartPoint(Double($0) * 1e9, Self.amount) })
              }, unit: .money("CHF"))))
        Row(
          ColumnChart.with(
            .title("Months"),
            .columns(
              (1...12).map { "\($0)月二千二十六年" },
              [ChartSeries("收入", (1...12).map { ChartPoint(Double($0) - 6) }), ChartSeries("مصروف", [1, 2, nil, 4])],
              unit: .percent)))
        Row(
          DonutChart.with(
            .title("Shares"), .shares([ChartItem(id: "a", label: Self.long, text: Self.amount, value: 3)]),
            .centerText("12")))
      }
    }
  }
}
