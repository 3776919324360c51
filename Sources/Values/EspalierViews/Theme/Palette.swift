/// The colours of a theme in one surrounding: one for each role, and those that surfaces need besides.
public struct Palette: Hashable, Sendable, Codable {
  /// The colour of text that is read.
  public var text: Color
  /// The colour of text that explains.
  public var secondary: Color
  /// The colour behind everything.
  public var surface: Color
  /// The colour of things that lie on the surface, such as cards.
  public var raised: Color
  /// The colour behind a thing that the pointer is over.
  public var hover: Color
  /// The colour of lines between things.
  public var separator: Color
  /// The colour of the edges of fields and buttons.
  public var field: Color
  /// The colour of things that can be acted on.
  public var accent: Color
  /// The colour of text and symbols on the accent.
  public var onAccent: Color
  /// The colour of something that went well.
  public var positive: Color
  /// The colour of something that failed.
  public var negative: Color
  /// The colour of things that need attention.
  public var warning: Color
  /// The colours of charts: thirteen that people who do not see all colours can tell apart.
  ///
  /// If there are fewer, they are used again.
  public var chart: [Color]

  /// Creates a palette.
  public init(
    text: Color, secondary: Color, surface: Color, raised: Color, hover: Color, separator: Color, field: Color,
    accent: Color, onAccent: Color, positive: Color, negative: Color, warning: Color, chart: [Color]
  ) {
    self.text = text
    self.secondary = secondary
    self.surface = surface
    self.raised = raised
    self.hover = hover
    self.separator = separator
    self.field = field
    self.accent = accent
    self.onAccent = onAccent
    self.positive = positive
    self.negative = negative
    self.warning = warning
    self.chart = chart
  }

  /// The colour of a role.
  public subscript(role: ColorRole) -> Color {
    switch role {
    case .text: text
    case .secondary: secondary
    case .surface: surface
    case .raised: raised
    case .separator: separator
    case .accent: accent
    case .onAccent: onAccent
    case .positive: positive
    case .negative: negative
    case .warning: warning
    }
  }
}
