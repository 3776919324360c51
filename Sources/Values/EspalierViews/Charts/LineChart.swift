/// Lines over an axis that show how amounts change with time; also there as a table.
///
/// ```swift
/// let balance = LineChart.with(
///   .title("Balance"),
///   .lines(["Jan", "Feb", "Mar"], [ChartSeries("Giro", [120, nil, -30])], unit: .money("EUR")))
/// ```
///
/// The axis has round values, and zero is marked where the lines cross it. Several lines have a legend, each with a
/// colour from a palette safe for colour blindness, a dash pattern and a shape of its own. The values at a place are
/// shown under the pointer, the finger and the keyboard's focus. A point without a value is a gap.
open class LineChart: View {
  /// No events.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The lines.
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
  /// Sets the lines over the labels of their axis.
  public static func lines(
    _ labels: [String], _ series: [ChartSeries], unit: ChartUnit = .number, includesZero: Bool = false
  ) -> Style { .lines(ChartValues(labels, series, unit: unit, includesZero: includesZero)) }
}
