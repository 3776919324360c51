/// A line around a view: its width and its colour as one value.
///
/// ```swift
/// let card: Component<Label> = Component(.text("Rent"), .border(Border(width: .thin, color: .accent)))
/// let loud: Component<Label> = Component(.text("Rent"), .border(Border(width: 3, color: .rgb(0xD81B60))))
/// ```
public struct Border: StyleValueConvertible, CustomStringConvertible {
  /// The thickness of a border, in points: one of the named widths from `thin` to `thick`, or any number.
  public struct Width: Hashable, Sendable, Codable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    CustomStringConvertible
  {
    /// The width in points, never below 0.
    public let points: Double

    /// Creates a width from a number of points. A number below 0 and NaN become 0.
    public init(_ points: Double) { self.points = points > 0 ? min(points, 999) : 0 }
    /// Creates a width from a number of points.
    public init(integerLiteral points: Int) { self.init(Double(points)) }
    /// Creates a width from a number of points.
    public init(floatLiteral points: Double) { self.init(points) }

    /// A width of 1 point.
    public static let thin: Width = 1
    /// A width of 2 points.
    public static let medium: Width = 2
    /// A width of 4 points.
    public static let thick: Width = 4

    /// The name of the width, such as `thin`, or the number of points of a width without a name.
    public var description: String {
      switch self {
      case .thin: "thin"
      case .medium: "medium"
      case .thick: "thick"
      default: "\(points)"
      }
    }
  }

  /// The thickness of the border.
  public var width: Width
  /// The colour of the border.
  public var color: ViewColor

  /// Creates a border. Without arguments, it is a thin line in the colour of separators.
  public init(width: Width = .thin, color: ViewColor = .separator) {
    self.width = width
    self.color = color
  }

  /// The width and the colour.
  public var description: String { "\(width) \(color)" }
}
