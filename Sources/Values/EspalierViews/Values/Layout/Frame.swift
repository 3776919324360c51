/// The width and the height of a view, each with a minimum and a maximum. A length that is nil depends on the view's
/// content and on the view that contains it.
///
/// ```swift
/// let picture: Component<ImageView> = Component(.image(.path("/shop.jpg")), .frame(width: .fill, height: .points(160)))
/// ```
public struct Frame: StyleValueConvertible, CustomStringConvertible {
  /// The length of a side.
  public enum Length: Hashable, Sendable, CustomStringConvertible {
    /// A number of points, which grow with the person's text size.
    case points(Int)
    /// A fraction of the available space, from 0 to 1.
    case fraction(Double)
    /// All available space.
    case fill
    /// The space that the content takes.
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

  /// The width.
  public var width: Length?
  /// The height.
  public var height: Length?

  /// The minimum width, which applies if the content is narrower.
  public var minimumWidth: Length?
  /// The maximum width; content that does not fit wraps or is cut off.
  public var maximumWidth: Length?
  /// The minimum height.
  public var minimumHeight: Length?
  /// The maximum height; content that does not fit scrolls or overflows.
  public var maximumHeight: Length?

  /// Creates a frame from a width and a height, and the minimum and the maximum of each.
  public init(
    width: Length? = nil, height: Length? = nil, minimumWidth: Length? = nil, maximumWidth: Length? = nil,
    minimumHeight: Length? = nil, maximumHeight: Length? = nil
  ) {
    self.width = width
    self.height = height
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
  }

  /// The width and the height, followed by each minimum and maximum that is set.
  public var description: String {
    let bounds: [(String, Length?)] = [
      ("minimum width", minimumWidth), ("maximum width", maximumWidth), ("minimum height", minimumHeight),
      ("maximum height", maximumHeight),
    ]
    let said = bounds.compactMap { name, length in length.map { ", \(name) \($0)" } }
    return "width \(width.map { "\($0)" } ?? "free"), height \(height.map { "\($0)" } ?? "free")" + said.joined()
  }
}

/// The ratio of a view's width to its height.
public enum AspectRatio: String, StyleValueConvertible, Codable, CaseIterable {
  /// A square, as wide as high.
  case square
  /// A ratio of 4 to 3, wider than high.
  case landscape
  /// A ratio of 3 to 4, higher than wide.
  case portrait
  /// A ratio of 16 to 9, as in films.
  case wide
  /// A ratio of 3 to 1.
  case banner
}

/// The scaling of a picture whose proportions differ from those of its area.
public enum ContentMode: String, StyleValueConvertible, Codable, CaseIterable {
  /// A scaling that shows the whole picture. Space may remain.
  case fit
  /// A scaling that fills the area. The part of the picture beyond the area is cut off.
  case fill
  /// A scaling that gives the picture the proportions of the area.
  case stretch
  /// The picture in its own size. The part of the picture beyond the area is cut off.
  case original
}
