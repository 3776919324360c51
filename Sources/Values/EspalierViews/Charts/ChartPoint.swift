/// One value of a series, and the text by which it is read.
///
/// ```swift
/// let points: [ChartPoint] = [120, nil, ChartPoint(-30, "30 below")]
/// ```
public struct ChartPoint: Hashable, Sendable {
  /// The value as it is drawn; nil where there is none, which is a gap in the chart and no zero.
  public let value: Double?
  /// The text of the value; nil for the text that the chart's ``ChartUnit`` makes of it.
  public let text: String?

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - value: The value; nil for none. A number that is not finite has no place on an axis, so it is none too.
  ///   - text: The value as it is read, where it is known more exactly than a `Double` can say it.
  public init(_ value: Double?, _ text: String? = nil) {
    self.value = value.flatMap { $0.isFinite ? $0 : nil }
    self.text = text
  }
}

extension ChartPoint: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  /// Creates a point.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates a point.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// Creates a point without a value.
  public init(nilLiteral: ()) { self.init(nil) }
}
