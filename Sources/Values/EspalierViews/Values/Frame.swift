/// The width and the height of a view, and the minimum and maximum of each; nil leaves a value to the view's content
/// and to the view that contains it.
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

  /// Creates a frame.
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

  /// The width and the height, followed by the bounds that are set.
  public var description: String {
    let bounds: [(String, Length?)] = [
      ("minimum width", minimumWidth), ("maximum width", maximumWidth), ("minimum height", minimumHeight),
      ("maximum height", maximumHeight),
    ]
    let said = bounds.compactMap { name, length in length.map { ", \(name) \($0)" } }
    return "width \(width.map { "\($0)" } ?? "free"), height \(height.map { "\($0)" } ?? "free")" + said.joined()
  }
}

/// The width of a view in proportion to its height.
public enum AspectRatio: String, StyleValueConvertible, Codable, CaseIterable {
  /// As wide as high.
  case square
  /// 4 to 3: wider than high.
  case landscape
  /// 3 to 4: higher than wide.
  case portrait
  /// 16 to 9, as in films.
  case wide
  /// 3 to 1.
  case banner
}

/// The scaling of a picture in an area of other proportions.
public enum ContentMode: String, StyleValueConvertible, Codable, CaseIterable {
  /// The whole picture is visible; space may remain.
  case fit
  /// The picture fills the area; what extends beyond it is cut off.
  case fill
  /// The picture takes the proportions of the area.
  case stretch
}
