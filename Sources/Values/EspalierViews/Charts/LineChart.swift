/// A chart of lines that shows how amounts change over time. It shows the same amounts as a table on request.
///
/// ```swift
/// let balance = LineChart.with(
///   .title("Balance"),
///   .lines(["Jan", "Feb", "Mar"], [ChartSeries("Giro", [120, nil, -30])], unit: .money("EUR")))
/// ```
///
/// The axis has round values and marks zero if the lines cross it. Several lines have a legend; each line has its own
/// colour from a palette safe for colour blindness, its own dash pattern and its own shape. The chart shows the values
/// under the pointer, the finger and the keyboard's focus. A point without a value is a gap.
open class LineChart: View {
  /// The events that the chart raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The values of the chart: the labels along the axis, and the series that the chart draws as lines.
  @inlinable public static var lines: Property<ChartValues> {
    Property(.lineChartLines, default: ChartValues([], []))
  }
  /// The title, which says what the chart shows.
  @inlinable public static var title: Property<String> { Property(.lineChartTitle, default: "") }
  /// The text that is shown when there are no points.
  @inlinable public static var emptyText: Property<String> {
    Property(.lineChartEmptyText, default: "Nothing to show")
  }
  /// The title of the switch that shows the values as a table.
  @inlinable public static var tableTitle: Property<String> {
    Property(.lineChartTableTitle, default: "As a table")
  }
}

extension Style where Target: LineChart {
  /// Sets the lines, one for each series, and the labels of the axis below them.
  public static func lines(
    _ labels: [String], _ series: [ChartSeries], unit: ChartUnit = .number, includesZero: Bool = false
  ) -> Style { .lines(ChartValues(labels, series, unit: unit, includesZero: includesZero)) }
}
