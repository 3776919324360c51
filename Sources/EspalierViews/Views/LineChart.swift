/// Lines over an axis that show how amounts change with time; also there as a table for those who cannot see them.
///
/// ```swift
/// let balance = Lines(
///   labels: ["Jan", "Feb", "Mar"],
///   series: [
///     LineSeries(
///       id: "giro", label: "Giro", points: [LinePoint(120, "120.00"), LinePoint(nil, "–"), LinePoint(-30, "-30.00")])
///   ])
/// let chart: Component<LineChart> = Component(.title("Balance"), .lines(balance))
/// ```
///
/// Each line has its name at its last point, a colour from a palette safe for colour blindness, and a dash pattern of
/// its own. Zero is marked where the lines cross it. Nothing moves. Values that are not finite are gaps.
open class LineChart: View {
  /// No events.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The lines.
  @inlinable public static var lines: Property<Lines> {
    Property(number: 370, "lines", default: Lines(labels: [], series: []))
  }
  /// The title, which says what the chart shows.
  @inlinable public static var title: Property<String> { Property(number: 371, "title", default: "") }
  /// The text that is shown when there are no points.
  @inlinable public static var emptyText: Property<String> {
    Property(number: 372, "emptyText", default: "Nothing to show")
  }
}

extension Style where Target: LineChart {
  /// Sets the lines.
  @inlinable public static func lines(_ value: Lines) -> Style { Style(LineChart.lines, value) }
  /// Sets the title, which says what the chart shows.
  @inlinable public static func title(_ value: String) -> Style { Style(LineChart.title, value) }
  /// Sets the text that is shown when there are no points.
  @inlinable public static func emptyText(_ value: String) -> Style { Style(LineChart.emptyText, value) }
}
