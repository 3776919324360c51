// espalier properties
// Written from the properties that ColumnChart declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var columnChartColumns: PropertyKey { PropertyKey(number: 374, name: "columns") }
  @inlinable static var columnChartTitle: PropertyKey { PropertyKey(number: 375, name: "title") }
  @inlinable static var columnChartEmptyText: PropertyKey { PropertyKey(number: 376, name: "emptyText") }
  @inlinable static var columnChartTableTitle: PropertyKey { PropertyKey(number: 377, name: "tableTitle") }
}

extension Style where Target: ColumnChart {
  /// Sets the values of the chart: the labels along the axis, and the series that the chart draws as columns above the
  /// labels.
  @inlinable public static func columns(_ value: ChartValues) -> Style { Style(ColumnChart.columns, value) }
  /// Sets the title, which says what the chart shows.
  @inlinable public static func title(_ value: String) -> Style { Style(ColumnChart.title, value) }
  /// Sets the text that is shown when there are no values.
  @inlinable public static func emptyText(_ value: String) -> Style { Style(ColumnChart.emptyText, value) }
  /// Sets the title of the switch that shows the values as a table.
  @inlinable public static func tableTitle(_ value: String) -> Style { Style(ColumnChart.tableTitle, value) }
}

extension PropertyList {
  /// The properties of ``ColumnChart``.
  static let columnChart = PropertyList(
    of: "ColumnChart",
    ColumnChart.columns, ColumnChart.title, ColumnChart.emptyText, ColumnChart.tableTitle)
}
