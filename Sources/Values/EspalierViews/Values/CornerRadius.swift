/// The radius of corners, in points: a named radius such as `medium`, or any number. Use the named radii to give views
/// of one kind the same corners.
///
/// ```swift
/// let card = Label.with(.text("Visa"), .cornerRadius(.medium))
/// let odd = Label.with(.text("Visa"), .cornerRadius(7))
/// ```
public struct CornerRadius: Hashable, Sendable {
  /// The radius in points, never below 0.
  public let points: Double

  /// Creates a radius from a number of points. A number below 0 and NaN become 0.
  @inlinable public init(_ points: Double) { self.points = points > 0 ? min(points, 999) : 0 }

  /// A radius of 0, for square corners.
  @inlinable public static var none: CornerRadius { CornerRadius(0) }
  /// A radius of 4 points.
  @inlinable public static var tiny: CornerRadius { CornerRadius(4) }
  /// A radius of 8 points.
  @inlinable public static var small: CornerRadius { CornerRadius(8) }
  /// A radius of 12 points.
  @inlinable public static var medium: CornerRadius { CornerRadius(12) }
  /// A radius of 16 points.
  @inlinable public static var large: CornerRadius { CornerRadius(16) }
  /// A radius of 24 points.
  @inlinable public static var huge: CornerRadius { CornerRadius(24) }
  /// The radius of half of the shorter side, for a circle or a capsule.
  @inlinable public static var full: CornerRadius { CornerRadius(999) }

  /// The named radii, from square to round.
  public static let steps: KeyValuePairs<String, CornerRadius> = [
    "none": .none, "tiny": .tiny, "small": .small, "medium": .medium, "large": .large, "huge": .huge, "full": .full,
  ]
}

extension CornerRadius: StyleValueConvertible {
  /// The radius as a number of points.
  @inlinable public var styleValue: StyleValue { .number(points) }
  /// Creates a radius from a number of points; nil for a value of another kind.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .number(let points) = styleValue else { return nil }
    self.init(points)
  }
}

extension CornerRadius: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a radius from a number of points.
  @inlinable public init(integerLiteral points: Int) { self.init(Double(points)) }
  /// Creates a radius from a number of points.
  @inlinable public init(floatLiteral points: Double) { self.init(points) }
}

extension CornerRadius: Codable {
  /// Decodes the radius from a number of points.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }
  /// Encodes the radius as a number of points.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(points)
  }
}

extension CornerRadius: CustomStringConvertible {
  /// The name of the radius, such as `medium`, or the number of points of a radius without a name.
  public var description: String { Self.steps.first { $0.value == self }?.key ?? "\(points)" }
}
