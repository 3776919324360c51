// espalier properties
// Written from the properties that DonutChart declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var donutChartShares: PropertyKey { PropertyKey(number: 360, name: "shares") }
  @inlinable static var donutChartTitle: PropertyKey { PropertyKey(number: 361, name: "title") }
  @inlinable static var donutChartEmptyText: PropertyKey { PropertyKey(number: 362, name: "emptyText") }
  @inlinable static var donutChartCenterText: PropertyKey { PropertyKey(number: 363, name: "centerText") }
}

extension Style where Target: DonutChart {
  /// Sets the parts of the whole, in display order.
  @inlinable public static func shares(_ value: ChartItems) -> Style { Style(DonutChart.shares, value) }
  /// Sets the title, which says what the chart shows.
  @inlinable public static func title(_ value: String) -> Style { Style(DonutChart.title, value) }
  /// Sets the text that is shown when there are no parts.
  @inlinable public static func emptyText(_ value: String) -> Style { Style(DonutChart.emptyText, value) }
  /// Sets a short text in the middle of the ring, such as the total.
  @inlinable public static func centerText(_ value: String) -> Style { Style(DonutChart.centerText, value) }
}

extension PropertyList {
  /// The properties of ``DonutChart``.
  static let donutChart = PropertyList(
    of: "DonutChart",
    DonutChart.shares, DonutChart.title, DonutChart.emptyText, DonutChart.centerText)
}
