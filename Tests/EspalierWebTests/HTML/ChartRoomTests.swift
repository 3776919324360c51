import EspalierScreens
import EspalierViews
import Testing

@testable import EspalierServer

/// The room that the texts of charts take, and what is read in their place.
@Suite struct ChartRoomTests {
  private func html<V: View>(_ component: Component<V>) throws -> MarkupTree {
    try TemplateTests.firstHTML(component.erased, .part)
  }

  private func parts(_ name: String, _ tree: MarkupTree) -> [MarkupTree] {
    tree.all { $0.attributes["data-part"] == name }
  }

  private func wholeText(_ tree: MarkupTree) -> String { tree.text + tree.children.map(wholeText).joined() }

  @Test func `a long name is cut only where it has no room`() throws {
    let names = ["Bundesverband der Versicherer", "Allianz", "Generali", "Barmenia"]
    let tree = try html(LineChart.with(.lines(names, [ChartSeries("S", [1, 2, 3, 4])])))
    let labels = parts("sheet", tree)[0].all { $0.attributes["data-part"] == "label" }
    func texts(_ room: String) -> [String] {
      labels.filter { $0.attributes["data-fit"]?.split(separator: " ").contains(room[...]) ?? true }.map(\.text)
    }
    for room in ["medium", "wide"] { #expect(texts(room).dropFirst() == ["Allianz", "Generali", "Barmenia"]) }
    let first = ["tiny", "narrow", "medium", "wide"].compactMap { texts($0).first }
    #expect(first.allSatisfy { $0.hasPrefix("Bund") && $0.hasSuffix("…") })
    #expect(first.last.map { $0.count } ?? 0 > first.first.map { $0.count } ?? 0, "\(first)")
  }

  @Test func `the values of a place stand on the side of the chart that has more room`() throws {
    let labels = (1...12).map { "\($0)" }
    let tree = try html(ColumnChart.with(.columns(labels, [ChartSeries("S", labels.map { _ in 1_000 })])))
    let sides = parts("panel", tree).map { $0.attributes["data-right"] }
    #expect(sides.count == 12 && sides.first == "narrow" && sides.last == .some(nil))
    // The further to the right, the more room it takes.
    let order = sides.map { $0.flatMap { ["narrow", "medium", "wide"].firstIndex(of: $0) } ?? 3 }
    #expect(order == order.sorted())
  }

  @Test func `what stands in a ring is read with its table`() throws {
    let share = ChartItem(id: "a", label: "Rent", text: "900", value: 900)
    func caption(_ title: String, _ whole: String) throws -> [String] {
      try html(DonutChart.with(.title(title), .centerText(whole), .shares([share]))).all { $0.tag == "caption" }
        .map(wholeText)
    }
    #expect(try caption("Spending", "1,200") == ["Spending 1,200"])
    #expect(try caption("Spending", "") == ["Spending"])
    #expect(try caption("", "").isEmpty)
  }

  @Test func `a thin share is parted from its neighbours too`() throws {
    let shares = [0.5, 0.004, 0.496].enumerated().map { ChartItem(id: "\($0)", label: "l", text: "t", value: $1) }
    let arcs = try html(DonutChart.with(.shares(ChartItems(shares)))).all { $0.attributes["data-stroke-hue"] != nil }
    let lengths = arcs.compactMap { arc in
      arc.attributes["stroke-dasharray"]?.split(separator: " ").first.flatMap { Double($0) }
    }
    #expect(lengths.count == 3 && lengths[1] < 0.004 * 2 * Double.pi * 46)
  }
}
