/// One value of a series, with its text.
///
/// ```swift
/// let points: [ChartPoint] = [120, nil, ChartPoint(-30, "30 below")]
/// ```
public struct ChartPoint: Hashable, Sendable {
  /// The value to draw; nil if the point has no value, which leaves a gap in the chart instead of a zero.
  public let value: Double?
  /// The text of the value; nil if the chart's ``ChartUnit`` formats the value.
  public let text: String?

  /// Creates a point from a value and its text.
  ///
  /// - Parameters:
  ///   - value: The value; nil for none. A number that is not finite counts as none, because an axis cannot show it.
  ///   - text: The text of the value, if it is known more exactly than a `Double` can represent it.
  public init(_ value: Double?, _ text: String? = nil) {
    self.value = value.flatMap { $0.isFinite ? $0 : nil }
    self.text = text
  }
}

extension ChartPoint: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  /// Creates a point from the literal of its value.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates a point from the literal of its value, a whole number.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// Creates a point without a value.
  public init(nilLiteral: ()) { self.init(nil) }
}
