/// A chart that shows the parts of a whole as a ring. Its legend serves as a table for people who cannot see the ring.
///
/// ```swift
/// let spending: Component<DonutChart> = Component(
///   .title("Spending"), .centerText("1,200"),
///   .shares([
///     ChartItem(id: "rent", label: "Rent", text: "900.00", value: 900),
///     ChartItem(id: "food", label: "Food", text: "300.00", value: 300),
///   ]))
/// ```
///
/// The ring numbers the parts as the legend does, so that no information depends on colour alone.
open class DonutChart: View {
  /// The events that the chart raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The parts of the whole, in display order.
  @inlinable public static var shares: Property<ChartItems> { Property(.donutChartShares, default: ChartItems([])) }
  /// The title, which says what the chart shows.
  @inlinable public static var title: Property<String> { Property(.donutChartTitle, default: "") }
  /// The text that is shown when there are no parts.
  @inlinable public static var emptyText: Property<String> {
    Property(.donutChartEmptyText, default: "Nothing to show")
  }
  /// A short text in the middle of the ring, such as the total.
  @inlinable public static var centerText: Property<String> { Property(.donutChartCenterText, default: "") }
}
