/// The five text sizes of a theme.
///
/// The points are those at the usual setting; all sizes follow the person's own text size.
public struct TypeScale: Hashable, Sendable, Codable {
  /// A text size: the height and weight of the letters, and the height of a line.
  public struct Size: Hashable, Sendable, Codable {
    /// The height of the letters in points.
    public var points: Double
    /// The height of a line in points.
    public var lineHeight: Double
    /// The weight of the letters, from 100 to 900.
    public var weight: Int

    /// Creates a text size from its height, line height and weight.
    public init(_ points: Double, lineHeight: Double, weight: Int = 400) {
      self.points = points
      self.lineHeight = lineHeight
      self.weight = weight
    }
  }

  /// The size of small print.
  public var caption: Size
  /// The size of running text.
  public var body: Size
  /// The size of emphasised running text.
  public var headline: Size
  /// The size of the title of a section within a screen.
  public var title: Size
  /// The size of the title of a screen, or of its main figure.
  public var largeTitle: Size

  /// Creates a scale from its five text sizes.
  public init(caption: Size, body: Size, headline: Size, title: Size, largeTitle: Size) {
    self.caption = caption
    self.body = body
    self.headline = headline
    self.title = title
    self.largeTitle = largeTitle
  }

  /// The size of a text style.
  public subscript(style: TextStyle) -> Size {
    switch style {
    case .caption: caption
    case .body: body
    case .headline: headline
    case .title: title
    case .largeTitle: largeTitle
    }
  }
}
