import EspalierScreens
import EspalierViews
import Testing

@testable import EspalierServer

/// Charts and drawings in a browser: true to their values, and whole whatever the values.
@Suite struct ChartDrawingTests {
  func html<V: View>(_ component: Component<V>) throws -> MarkupTree {
    try TemplateTests.firstHTML(component.erased, .part)
  }

  private func line(_ values: Double?...) -> ChartSeries { ChartSeries("S", values.map { ChartPoint($0) }) }

  private func parts(_ name: String, _ tree: MarkupTree) -> [MarkupTree] {
    tree.all { $0.attributes["data-part"] == name }
  }

  private func wholeText(_ tree: MarkupTree) -> String { tree.text + tree.children.map(wholeText).joined() }

  private func paths(_ tree: MarkupTree) -> [MarkupTree] {
    parts("sheet", tree).flatMap { $0.all { $0.tag == "path" && $0.attributes["data-stroke-hue"] != nil } }
  }

  @Test func `a gap is a gap in the line and in the table`() throws {
    let tree = try html(LineChart.with(.lines(["a", "b", "c", "d"], [line(0, 10, nil, 5)])))
    #expect(paths(tree).map { $0.attributes["d"] } == ["M125 870L375 40M875 455"])
    #expect(parts("point", tree).count == 3)
    let cells = tree.all { $0.tag == "tbody" }[0].all { $0.tag == "td" }.map(\.text)
    #expect(cells == ["0", "10", "–", "5"])
  }

  @Test func `a column hangs down from zero, and a gap is no column`() throws {
    let tree = try html(ColumnChart.with(.columns(["a", "b", "c"], [line(10, nil, -10)])))
    let columns = tree.all { $0.tag == "rect" }
    #expect(columns.map { $0.attributes["y"] } == ["4%", "45.5%"])
    #expect(columns.map { $0.attributes["height"] } == ["41.5%", "41.5%"])
  }

  @Test func `zero is marked where the values cross it`() throws {
    func zeros(_ series: ChartSeries) throws -> Int {
      try parts("zero", html(LineChart.with(.lines(["a", "b"], [series])))).count
    }
    #expect(try zeros(line(-5, 5)) == 1)
    #expect(try zeros(line(2, 5)) == 0)
  }

  @Test func `several series differ by colour, dash and shape, and have a legend; one has the accent and none`() throws
  {
    let series = ["a", "b", "c"].map { ChartSeries($0, [1, 2]) }
    let tree = try html(LineChart.with(.lines(["x", "y"], series)))
    #expect(parts("legend", tree).map(wholeText) == ["abc"])
    #expect(Set(paths(tree).map { $0.attributes["stroke-dasharray"] }).count == 3)
    #expect(Set(paths(tree).map { $0.attributes["data-stroke-hue"] }).count == 3)
    #expect(Set(parts("point", tree).map { $0.attributes["d"] }).count == 3)
    let alone = try html(LineChart.with(.lines(["x", "y"], [series[0]])))
    #expect(parts("legend", alone).isEmpty && paths(alone).map { $0.attributes["data-stroke-hue"] } == ["own"])
    let asked = try html(LineChart.with(.lines(["x", "y"], [ChartSeries("a", [1, 2], hue: 4)])))
    #expect(paths(asked).map { $0.attributes["data-stroke-hue"] } == ["4"])
  }

  @Test func `each place is a radio button of the chart, named by its values, and belongs to no form`() throws {
    let series = [ChartSeries("In", [3_100, nil]), ChartSeries("Out", [2_400.5, 2_900])]
    let tree = try html(ColumnChart.with(.title("Months"), .columns(["Jan", "Feb"], series, unit: .money("EUR"))))
    let buttons = tree.all { $0.tag == "input" }
    #expect(
      buttons.map { $0.attributes["aria-label"] } == [
        "Jan: In €3,100.00, Out €2,400.50", "Feb: In –, Out €2,900.00",
      ])
    #expect(Set(buttons.map { $0.attributes["name"] }).count == 1)
    #expect(buttons.allSatisfy { $0.attributes["form"] == "" && $0.attributes["type"] == "radio" })
    #expect(parts("places", tree).map { $0.attributes["aria-label"] } == ["Months"])
    #expect(parts("panel", tree).map(wholeText) == ["JanIn€3,100.00Out€2,400.50", "FebIn–Out€2,900.00"])
  }

  @Test func `values are written as the person of the window reads them`() throws {
    let german = Localization.$current.withValue(Localization(locale: "de-DE")) {
      LineChart.with(.lines(["Jan", "Feb"], [line(0, 2_000)], unit: .money("EUR")))
    }
    let tree = try html(german)
    #expect(parts("axis", tree)[0].all { $0.tag == "text" }.map(\.text).last == "2.000\u{A0}€")
    #expect(tree.all { $0.tag == "td" }.last?.text == "2.000,00\u{A0}€")
    #expect(german != LineChart.with(.lines(["Jan", "Feb"], [line(0, 2_000)], unit: .money("EUR"))))
  }

  @Test func `a long axis is thinned for the room there is, and no point is lost in the table`() throws {
    let labels = (0..<365).map { "day \($0)" }
    let tree = try html(LineChart.with(.lines(labels, [ChartSeries("S", labels.map { _ in 1 })])))
    let shown = parts("sheet", tree)[0].all { $0.attributes["data-part"] == "label" }
    let narrow = shown.filter { $0.attributes["data-fit"]?.contains("narrow") ?? true }.map(\.text)
    #expect(narrow.first == "day 0" && (3...5).contains(narrow.count), "\(narrow)")
    #expect(shown.filter { $0.attributes["data-fit"]?.contains("wide") ?? true }.count > narrow.count)
    #expect(parts("point", tree).count == 1)
    #expect(tree.all { $0.tag == "tbody" }[0].all { $0.tag == "tr" }.count == 365)
  }

  @Test func `a chart without values has its title and says so`() throws {
    for tree in [
      try html(LineChart.with(.title("Balance"), .lines(["a"], [line(nil)]), .emptyText("None yet"))),
      try html(ColumnChart.with(.title("Balance"), .columns(["a"], []), .emptyText("None yet"))),
      try html(BarChart.with(.title("Balance"), .bars([]), .emptyText("None yet"))),
      try html(DonutChart.with(.title("Balance"), .shares([]), .emptyText("None yet"))),
    ] {
      #expect(parts("title", tree).map(\.text) == ["Balance"] && parts("nothing", tree).map(\.text) == ["None yet"])
      #expect(tree.all { $0.tag == "svg" || $0.tag == "table" || $0.tag == "input" }.isEmpty)
      #expect(tree.all { $0.tag == "details" }.allSatisfy { $0.attributes["hidden"] == "" })
    }
  }

  @Test func `a chart in a link has nothing that can be acted on`() throws {
    let chart = LineChart.with(.lines(["a", "b"], [line(1, 2)]))
    let row = try TemplateTests.firstHTML(chart.erased.setting(View.destination, to: "/x"), .row(.link))
    #expect(row.all { ["input", "label", "details"].contains($0.tag) }.isEmpty)
    #expect(parts("table", row).count == 1)
  }

  @Test(
    arguments: [
      [Double.nan], [.infinity, 1], [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude], [0, 0], [5],
      [1e-300, 2e-300], [.leastNonzeroMagnitude], [-.leastNonzeroMagnitude, .greatestFiniteMagnitude],
    ] as [[Double]])
  func oddNumbersAreDrawnAsNumbersOrNotAtAll(values: [Double]) throws {
    let series = [ChartSeries("S", values.map { ChartPoint($0, "t") })]
    let labels = values.map { "\($0)" }
    let shares = values.enumerated().map { ChartItem(id: "\($0)", label: "l", text: "t", value: $1) }
    let bars = values.enumerated().map { ChartItem(id: "\($0)", label: "l", text: "t", value: $1) }
    for tree in [
      try html(LineChart.with(.lines(labels, series))), try html(ColumnChart.with(.columns(labels, series))),
      try html(DonutChart.with(.shares(ChartItems(shares)))), try html(BarChart.with(.bars(ChartItems(bars)))),
    ] {
      for element in tree.all({ _ in true }) {
        for (name, value) in element.attributes
        where ["x", "y", "cx", "cy", "d", "width", "height", "stroke-dasharray"].contains(name) {
          #expect(!value.contains("nan") && !value.contains("inf"), "\(name) \(value)")
        }
      }
    }
  }

  @Test func theRingIsFilledByItsShares() throws {
    let shares: ChartItems = [
      ChartItem(id: "a", label: "A", text: "30", value: 30), ChartItem(id: "b", label: "B", text: "10", value: 10),
      ChartItem(id: "c", label: "C", text: "-5", value: -5),
    ]
    let tree = try html(DonutChart.with(.shares(shares), .centerText("40")))
    let arcs = tree.all { $0.attributes["data-stroke-hue"] != nil }
    #expect(arcs.count == 2)
    let around = 2 * Double.pi * 46
    let lengths = arcs.compactMap { arc in
      arc.attributes["stroke-dasharray"]?.split(separator: " ").first.flatMap { Double($0) }
    }
    try #require(lengths.count == 2)
    #expect(abs(lengths[0] - (around * 0.75 - 1.5)) < 0.1 && abs(lengths[1] - (around * 0.25 - 1.5)) < 0.1)
    #expect(tree.all { $0.tag == "tr" }.count == 3)
    #expect(tree.all { $0.tag == "td" }.map(\.text) == ["30", "10", "-5"])
    // The number on the ring is the number in the legend.
    let numbers = tree.all { $0.attributes["data-part"] == "number" }.map(\.text)
    #expect(numbers == ["1", "2", "1", "2", "3"])
  }

  @Test func aThingThatAsksForAColourHasItInEveryChart() throws {
    func bars(_ bars: [ChartItem]) throws -> [String] {
      try html(BarChart.with(.bars(ChartItems(bars)))).all { $0.tag == "rect" && $0.attributes["data-hue"] != "track" }
        .compactMap { $0.attributes["data-hue"] }
    }
    let food = ChartItem(id: "food", label: "Food", text: "1", value: 1, hue: 2)
    let rent = ChartItem(id: "rent", label: "Rent", text: "2", value: 2, hue: 12)
    #expect(try bars([food, rent]) == ["2", "12"])
    #expect(try bars([rent]) == ["12"])
    #expect(try bars([ChartItem(id: "x", label: "X", text: "1", value: 1, hue: -1), food]) == ["12", "2"])
    // Whoever does not ask keeps clear of what was asked for.
    let others = (0..<11).map { ChartItem(id: "other \($0)", label: "Other", text: "1", value: 1) }
    #expect(Set(try bars([food, rent] + others)).count == 13)
    let ring = try html(DonutChart.with(.shares([ChartItem(id: "food", label: "Food", text: "1", value: 1, hue: 2)])))
    #expect(ring.all { $0.attributes["data-stroke-hue"] != nil }.map { $0.attributes["data-stroke-hue"] } == ["2"])
  }

  @Test func aNumberOnAColourOfAChartCanBeRead() {
    for variant in Theme.Variant.allCases {
      let palette = Theme.standard[variant]
      for color in palette.chart { #expect(color.contrast(with: palette.raised) >= 4.5, "\(variant) \(color)") }
    }
  }

  @Test func aShapeWithANumberThatIsNoneIsLeftOutAndItsNeighboursStay() throws {
    let drawing = Drawing(
      "words", width: 10, height: 10,
      shapes: [
        .circle(center: Point(.nan, 1), radius: 1, fill: .accent), .circle(center: Point(5, 5), radius: 2, fill: .text),
        .group([.line(from: Point(0, 0), to: Point(1e9, 0)), .rectangle(x: 0, y: 0, width: 1, height: 1)]),
      ])
    let tree = try html(Canvas.with(.drawing(drawing)))
    #expect(tree.all { $0.tag == "circle" }.map { $0.attributes["cx"] } == ["5"])
    #expect(tree.all { $0.tag == "line" }.isEmpty && tree.all { $0.tag == "rect" }.count == 1)
    #expect(tree.all { $0.attributes["data-part"] == "words" }.map(\.text) == ["words"])
    #expect(tree.all { $0.tag == "svg" }.map { $0.attributes["aria-hidden"] } == ["true"])
  }

  @Test func aPersonIsToldByNameAndSeenByInitials() throws {
    let tree = try html(Avatar.with(.name("Eva Weiss"), .image("/eva.jpg")))
    #expect(tree.attributes["aria-label"] == "Eva Weiss" && tree.attributes["role"] == "img")
    #expect(tree.children[0].text == "EW")
    #expect(tree.children[1].attributes["src"] == "/eva.jpg" && tree.children[1].attributes["alt"] == "")
    let elsewhere = try html(Avatar.with(.name("Eva"), .image("https://elsewhere.example/eva.jpg")))
    #expect(elsewhere.children[1].attributes["src"] == nil)
  }

  @Test func aStripCanBeReachedByKeyboardUnlessItStandsInAControl() throws {
    let strip = ScrollView.of(Label.with(), Label.with()).adding(.accessibilityLabel("Cards"))
    let tree = try html(strip)
    #expect(tree.attributes["tabindex"] == "0" && tree.attributes["role"] == "group")
    #expect(tree.attributes["aria-label"] == "Cards" && tree.attributes["data-key"] != nil)
    let row = try TemplateTests.firstHTML(strip.erased.setting(View.destination, to: "/x"), .row(.link))
    #expect(row.all { $0.attributes["tabindex"] != nil }.isEmpty)
  }

  @Test func aChartInAControlHasNoLinks() throws {
    let donut = DonutChart.with(.shares([ChartItem(id: "a", label: "A", text: "1", value: 1, to: "/a")]))
    let bars = BarChart.with(.bars([ChartItem(id: "a", label: "A", text: "1", value: 1, to: "/a")]))
    for chart in [donut.erased, bars.erased] {
      #expect(try TemplateTests.firstHTML(chart, .row(.plain)).all { $0.tag == "a" }.count == 1)
      let row = try TemplateTests.firstHTML(chart.setting(View.destination, to: "/x"), .row(.link))
      #expect(row.all { $0.tag == "a" }.count == 1 && row.all { $0.tag == "th" }[0].all { $0.tag == "a" }.isEmpty)
    }
  }

  @Test func whatTakesNoPartIsInert() throws {
    #expect(try html(Button.with(.isInteractive(false))).attributes["inert"] == "")
    #expect(try html(Button.with()).attributes["inert"] == nil)
  }
}
