// espalier properties
// Written from the properties that LineChart declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var lineChartLines: PropertyKey { PropertyKey(number: 370, name: "lines") }
  @inlinable static var lineChartTitle: PropertyKey { PropertyKey(number: 371, name: "title") }
  @inlinable static var lineChartEmptyText: PropertyKey { PropertyKey(number: 372, name: "emptyText") }
  @inlinable static var lineChartTableTitle: PropertyKey { PropertyKey(number: 373, name: "tableTitle") }
}

extension Style where Target: LineChart {
  /// Sets the values of the chart: the labels along the axis, and the series that the chart draws as lines.
  @inlinable public static func lines(_ value: ChartValues) -> Style { Style(LineChart.lines, value) }
  /// Sets the title, which says what the chart shows.
  @inlinable public static func title(_ value: String) -> Style { Style(LineChart.title, value) }
  /// Sets the text that is shown when there are no points.
  @inlinable public static func emptyText(_ value: String) -> Style { Style(LineChart.emptyText, value) }
  /// Sets the title of the switch that shows the values as a table.
  @inlinable public static func tableTitle(_ value: String) -> Style { Style(LineChart.tableTitle, value) }
}

extension PropertyList {
  /// The properties of ``LineChart``.
  static let lineChart = PropertyList(
    of: "LineChart",
    LineChart.lines, LineChart.title, LineChart.emptyText, LineChart.tableTitle)
}
