/// The items of a bar chart or donut chart, in order.
///
/// The app itself combines small items under one name.
public struct ChartItems: StyleValueConvertible, ExpressibleByArrayLiteral {
  /// The items of the chart, in order.
  public var items: [ChartItem]

  /// Creates a list from an array of items.
  public init(_ items: [ChartItem]) { self.items = items }
  /// Creates a list from an array literal of items.
  public init(arrayLiteral elements: ChartItem...) { items = elements }

  /// Each item's part of the whole, from 0 to 1; all are 0 if no value is above zero.
  package var fractions: [Double] {
    let values = items.map { $0.value.isFinite && $0.value > 0 ? $0.value : 0 }
    guard let largest = values.max(), largest > 0 else { return values }
    // First in proportion to the largest value, so that the sum does not overflow.
    let parts = values.map { $0 / largest }
    let whole = parts.reduce(0, +)
    return parts.map { $0 / whole }
  }
}
