/// A chart of amounts as bars from a common zero, each with its name and its text.
///
/// The chart serves as the table of its values as well. Use a ``ColumnChart`` for amounts along an axis, and for
/// several series.
open class BarChart: View {
  /// The events that the chart raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The bars of the chart, in display order.
  @inlinable public static var bars: Property<ChartItems> { Property(.barChartBars, default: ChartItems([])) }
  /// The title, which says what the chart shows.
  @inlinable public static var title: Property<String> { Property(.barChartTitle, default: "") }
  /// The text that is shown when there are no bars.
  @inlinable public static var emptyText: Property<String> {
    Property(.barChartEmptyText, default: "Nothing to show")
  }
}
