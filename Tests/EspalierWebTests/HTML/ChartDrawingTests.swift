import EspalierScreens
import EspalierViews
import Testing

@testable import EspalierWeb

/// Charts and drawings in a browser: true to their values, and whole whatever the values.
@Suite struct ChartDrawingTests {
  func html<V: View>(_ component: Component<V>) throws -> MarkupTree {
    try TemplateTests.firstHTML(component.erased, .part)
  }

  private func line(_ values: Double?...) -> LineSeries {
    LineSeries(id: "s", label: "S", points: values.map { LinePoint($0, $0.map { "\($0)" } ?? "–") })
  }

  @Test func aGapIsAGapInTheLine() throws {
    let lines = Lines(labels: ["a", "b", "c", "d"], series: [line(0, 10, nil, 5)])
    let tree = try html(LineChart.with(.lines(lines)))
    let path = try #require(tree.all { $0.tag == "path" }.first?.attributes["d"])
    #expect(path == "M20 860L340 100M980 480")
    #expect(tree.all { $0.tag == "circle" }.count == 3)
    let cells = tree.all { $0.tag == "tbody" }[0].all { $0.tag == "td" }.map(\.text)
    #expect(cells == ["0.0", "10.0", "–", "5.0"])
  }

  @Test func zeroIsMarkedWhereTheLinesCrossIt() throws {
    func zeros(_ series: LineSeries, includesZero: Bool = false) throws -> Int {
      let lines = Lines(labels: ["a", "b"], series: [series], includesZero: includesZero)
      return try html(LineChart.with(.lines(lines))).all { $0.attributes["data-part"] == "zero" }.count
    }
    #expect(try zeros(line(-5, 5)) == 1)
    #expect(try zeros(line(2, 5)) == 0)
  }

  @Test func severalLinesAreNamedAtTheirEndsAndNotOnEachOther() throws {
    let series = ["a", "b", "c"].map { LineSeries(id: $0, label: $0, points: [LinePoint(1, "1"), LinePoint(1, "1")]) }
    let tree = try html(LineChart.with(.lines(Lines(labels: ["x", "y"], series: series))))
    let names = tree.all { $0.attributes["data-part"] == "name" }
    #expect(names.map(\.text) == ["a", "b", "c"])
    let heights = names.compactMap { $0.attributes["y"].flatMap { Double($0.dropLast()) } }
    try #require(heights.count == 3)
    #expect(heights[1] - heights[0] >= 9 && heights[2] - heights[1] >= 9)
    let paths = tree.all { $0.tag == "path" }
    #expect(Set(paths.map { $0.attributes["stroke-dasharray"] }).count == 3)
    #expect(Set(paths.map { $0.attributes["data-stroke-hue"] }).count == 3)
  }

  @Test func noLongAxisIsWrittenFull() throws {
    let labels = (0..<365).map { "day \($0)" }
    let series = LineSeries(id: "s", label: "S", points: labels.map { _ in LinePoint(1, "1") })
    let tree = try html(LineChart.with(.lines(Lines(labels: labels, series: [series]))))
    #expect(
      tree.all { $0.attributes["data-part"] == "label" }.map(\.text) == ["day 0", "day 121", "day 243", "day 364"])
    #expect(tree.all { $0.tag == "circle" }.count == 1)
  }

  @Test(
    arguments: [
      [Double.nan], [.infinity, 1], [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude], [0, 0], [5],
      [1e-300, 2e-300],
    ] as [[Double]])
  func oddNumbersAreDrawnAsNumbersOrNotAtAll(values: [Double]) throws {
    let points = values.map { LinePoint($0, "t") }
    let lines = Lines(labels: values.map { "\($0)" }, series: [LineSeries(id: "s", label: "S", points: points)])
    let shares = values.enumerated().map { Share(id: "\($0)", label: "l", text: "t", value: $1) }
    for tree in [try html(LineChart.with(.lines(lines))), try html(DonutChart.with(.shares(Shares(shares))))] {
      for element in tree.all({ _ in true }) {
        for (name, value) in element.attributes where ["x", "y", "cx", "cy", "d", "stroke-dasharray"].contains(name) {
          #expect(!value.contains("nan") && !value.contains("inf"), "\(name) \(value)")
        }
      }
    }
  }

  @Test func theRingIsFilledByItsShares() throws {
    let shares: Shares = [
      Share(id: "a", label: "A", text: "30", value: 30), Share(id: "b", label: "B", text: "10", value: 10),
      Share(id: "c", label: "C", text: "-5", value: -5),
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
    func bars(_ bars: [Bar]) throws -> [String] {
      try html(BarChart.with(.bars(Bars(bars)))).all { $0.tag == "rect" && $0.attributes["data-hue"] != "track" }
        .compactMap { $0.attributes["data-hue"] }
    }
    let food = Bar(id: "food", label: "Food", text: "1", value: 1, hue: 2)
    let rent = Bar(id: "rent", label: "Rent", text: "2", value: 2, hue: 12)
    #expect(try bars([food, rent]) == ["2", "12"])
    #expect(try bars([rent]) == ["12"])
    #expect(try bars([Bar(id: "x", label: "X", text: "1", value: 1, hue: -1), food]) == ["12", "2"])
    // Whoever does not ask keeps clear of what was asked for.
    let others = (0..<11).map { Bar(id: "other \($0)", label: "Other", text: "1", value: 1) }
    #expect(Set(try bars([food, rent] + others)).count == 13)
    let ring = try html(DonutChart.with(.shares([Share(id: "food", label: "Food", text: "1", value: 1, hue: 2)])))
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
    let donut = DonutChart.with(.shares([Share(id: "a", label: "A", text: "1", value: 1, to: "/a")]))
    let bars = BarChart.with(.bars([Bar(id: "a", label: "A", text: "1", value: 1, to: "/a")]))
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
