/// A list of amounts as bars from one zero, each with its name and its text; it is its own table.
///
/// A ``ColumnChart`` is the form for amounts along an axis, and for several series.
open class BarChart: View {
  /// No events.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The bars, in the order in which they stand.
  @inlinable public static var bars: Property<ChartItems> { Property(number: 150, "bars", default: ChartItems([])) }
  /// The title, which says what the chart shows.
  @inlinable public static var title: Property<String> { Property(number: 151, "title", default: "") }
  /// The text that is shown when there are no bars.
  @inlinable public static var emptyText: Property<String> {
    Property(number: 152, "emptyText", default: "Nothing to show")
  }
}

extension Style where Target: BarChart {
  /// Sets the bars, in the order in which they stand.
  @inlinable public static func bars(_ value: ChartItems) -> Style { Style(BarChart.bars, value) }
  /// Sets the title, which says what the chart shows.
  @inlinable public static func title(_ value: String) -> Style { Style(BarChart.title, value) }
  /// Sets the text that is shown when there are no bars.
  @inlinable public static func emptyText(_ value: String) -> Style { Style(BarChart.emptyText, value) }
}
