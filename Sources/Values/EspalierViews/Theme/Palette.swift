/// The colours of one variant of a theme: one for each role, and further colours that surfaces need.
public struct Palette: Hashable, Sendable, Codable {
  /// The colour of primary text.
  public var text: Color
  /// The colour of secondary text, such as explanations.
  public var secondary: Color
  /// The colour of the background.
  public var surface: Color
  /// The colour of raised areas, such as cards.
  public var raised: Color
  /// The colour behind content under the pointer.
  public var hover: Color
  /// The colour of separating lines.
  public var separator: Color
  /// The colour of the edges of fields and buttons.
  public var field: Color
  /// The colour of interactive content.
  public var accent: Color
  /// The colour of text and symbols on the accent.
  public var onAccent: Color
  /// The colour of success.
  public var positive: Color
  /// The colour of failure.
  public var negative: Color
  /// The colour of content that needs attention.
  public var warning: Color
  /// The colours of charts: thirteen that people with colour blindness can distinguish.
  ///
  /// If there are fewer, charts use them repeatedly.
  public var chart: [Color]

  /// Creates a palette from its colours.
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
