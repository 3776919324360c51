/// How wide and how high a view is; nil leaves a side to its content and to what holds it.
///
/// ```swift
/// let picture: Component<ImageView> = Component(.image(.path("/shop.jpg")), .frame(width: .fill, height: .points(160)))
/// ```
public struct Frame: StyleValueConvertible, CustomStringConvertible {
  /// The length of a side.
  public enum Length: Hashable, Sendable, CustomStringConvertible {
    /// So many points, which grow with the person's text size. A browser shows the nearest of 4, 8, 12, 16, 20, 24, 32,
    /// 40, 48, 56, 64, 80, 96, 128, 160, 192, 240, 320, 400 and 480.
    case points(Int)
    /// A part of the room that there is, from 0 to 1. A browser shows the nearest of a quarter, a third, a half, two
    /// thirds and three quarters.
    case fraction(Double)
    /// All the room that there is.
    case fill
    /// As much as the content takes.
    case fit

    /// The length in words.
    public var description: String {
      switch self {
      case .points(let points): "\(points)"
      case .fraction(let fraction): "\(fraction) of the room"
      case .fill: "fill"
      case .fit: "fit"
      }
    }
  }

  /// How wide.
  public var width: Length?
  /// How high.
  public var height: Length?

  /// Makes a frame.
  public init(width: Length? = nil, height: Length? = nil) {
    self.width = width
    self.height = height
  }

  /// Both sides.
  public var description: String {
    "width \(width.map { "\($0)" } ?? "free"), height \(height.map { "\($0)" } ?? "free")"
  }
}

/// Width in proportion to height.
public enum AspectRatio: String, StyleValueConvertible, Codable, CaseIterable {
  /// As wide as high.
  case square
  /// 4 to 3, lying.
  case landscape
  /// 3 to 4, standing.
  case portrait
  /// 16 to 9, as films are.
  case wide
  /// 3 to 1.
  case banner
}

/// How a picture fills a room of other proportions.
public enum ContentMode: String, StyleValueConvertible, Codable, CaseIterable {
  /// All of it is seen; room may be left.
  case fit
  /// All the room is filled; what stands over is cut off.
  case fill
  /// It takes the proportions of the room.
  case stretch
}
