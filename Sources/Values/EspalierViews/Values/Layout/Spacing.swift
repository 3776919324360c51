/// A space in points: a named space of the 4-point grid, such as `medium`, or any number. Use the named spaces to give
/// all screens the same rhythm.
///
/// ```swift
/// let card = Label.with(.text("Visa"), .padding(.medium))
/// let odd = Label.with(.text("Visa"), .padding(top: 6, leading: .large))
/// ```
public struct Spacing: Hashable, Sendable {
  /// The space in points, never below 0.
  public let points: Double

  /// Creates a space from a number of points. A number below 0 and NaN become 0, and a number above 9,999 becomes 9,999.
  @inlinable public init(_ points: Double) { self.points = points > 0 ? min(points, 9_999) : 0 }

  /// No space.
  @inlinable public static var none: Spacing { Spacing(0) }
  /// A space of 4 points.
  @inlinable public static var tiny: Spacing { Spacing(4) }
  /// A space of 8 points.
  @inlinable public static var small: Spacing { Spacing(8) }
  /// A space of 12 points.
  @inlinable public static var medium: Spacing { Spacing(12) }
  /// A space of 16 points.
  @inlinable public static var large: Spacing { Spacing(16) }
  /// A space of 24 points.
  @inlinable public static var huge: Spacing { Spacing(24) }

  /// The named spaces, from none to the largest.
  public static let steps: KeyValuePairs<String, Spacing> = [
    "none": .none, "tiny": .tiny, "small": .small, "medium": .medium, "large": .large, "huge": .huge,
  ]
}

extension Spacing: StyleValueConvertible {
  /// The space as a number of points.
  @inlinable public var styleValue: StyleValue { .number(points) }
  /// Creates a space from a number of points; nil for a value of another kind.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .number(let points) = styleValue else { return nil }
    self.init(points)
  }
}

extension Spacing: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a space from a number of points.
  @inlinable public init(integerLiteral points: Int) { self.init(Double(points)) }
  /// Creates a space from a number of points.
  @inlinable public init(floatLiteral points: Double) { self.init(points) }
}

extension Spacing: Codable {
  /// Decodes the space from a number of points.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }
  /// Encodes the space as a number of points.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(points)
  }
}

extension Spacing: CustomStringConvertible {
  /// The name of the space, such as `medium`, or the number of points of a space without a name.
  public var description: String { Self.steps.first { $0.value == self }?.key ?? "\(points)" }
}
