/// The distance by which the content of a view is scrolled, in points.
///
/// The horizontal distance is measured from the edge where reading begins.
public struct ScrollOffset: StyleValueConvertible, LosslessStringConvertible {
  /// The horizontal distance, from the edge where reading begins.
  public var x: Double
  /// The vertical distance, from the top.
  public var y: Double

  /// Creates an offset. A distance that is negative or not finite is 0.
  public init(x: Double = 0, y: Double = 0) {
    self.x = Self.distance(x)
    self.y = Self.distance(y)
  }

  /// Creates an offset from its description; nil if the text is not two numbers.
  public init?(_ description: String) {
    let numbers = description.split(separator: " ", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else { return nil }
    self.init(x: x, y: y)
  }

  /// The content at its beginning.
  public static let zero = ScrollOffset()

  /// The horizontal and the vertical distance, separated by a space.
  public var description: String { "\(x) \(y)" }

  private static func distance(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1e7) : 0 }
}
