// espalier properties
// Written from the properties that BarChart declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var barChartBars: PropertyKey { PropertyKey(number: 150, name: "bars") }
  @inlinable static var barChartTitle: PropertyKey { PropertyKey(number: 151, name: "title") }
  @inlinable static var barChartEmptyText: PropertyKey { PropertyKey(number: 152, name: "emptyText") }
}

extension Style where Target: BarChart {
  /// Sets the bars of the chart, in display order.
  @inlinable public static func bars(_ value: ChartItems) -> Style { Style(BarChart.bars, value) }
  /// Sets the title, which says what the chart shows.
  @inlinable public static func title(_ value: String) -> Style { Style(BarChart.title, value) }
  /// Sets the text that is shown when there are no bars.
  @inlinable public static func emptyText(_ value: String) -> Style { Style(BarChart.emptyText, value) }
}

extension PropertyList {
  /// The properties of ``BarChart``.
  static let barChart = PropertyList(
    of: "BarChart",
    BarChart.bars, BarChart.title, BarChart.emptyText)
}
