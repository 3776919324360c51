/// A chart of columns that compares the amounts of several series side by side, and shows them as a table on request.
///
/// ```swift
/// let months = ColumnChart.with(
///   .title("Income and spending"),
///   .columns(
///     ["Jan", "Feb"], [ChartSeries("Income", [3_100, 3_100]), ChartSeries("Spending", [2_400, 2_900])],
///     unit: .money("EUR")))
/// ```
///
/// The columns of one label form a group. All columns start at zero; negative ones extend downward. Use a ``BarChart``
/// for one list of amounts with long names, and a ``LineChart`` for amounts that change over time.
open class ColumnChart: View {
  /// The events that the chart raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The values of the chart: the labels along the axis, and the series that the chart draws as columns above the
  /// labels.
  @inlinable public static var columns: Property<ChartValues> {
    Property(.columnChartColumns, default: ChartValues([], []))
  }
  /// The title, which says what the chart shows.
  @inlinable public static var title: Property<String> { Property(.columnChartTitle, default: "") }
  /// The text that is shown when there are no values.
  @inlinable public static var emptyText: Property<String> {
    Property(.columnChartEmptyText, default: "Nothing to show")
  }
  /// The title of the switch that shows the values as a table.
  @inlinable public static var tableTitle: Property<String> {
    Property(.columnChartTableTitle, default: "As a table")
  }
}

extension Style where Target: ColumnChart {
  /// Sets the labels along the axis, and the series that the chart draws as columns above the labels.
  public static func columns(_ labels: [String], _ series: [ChartSeries], unit: ChartUnit = .number) -> Style {
    .columns(ChartValues(labels, series, unit: unit, includesZero: true))
  }
}
