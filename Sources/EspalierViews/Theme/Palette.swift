/// The colours of a theme in one surrounding: one for each role, and those that surfaces need besides.
public struct Palette: Hashable, Sendable, Codable {
  /// What is read.
  public var text: Color
  /// What explains.
  public var secondary: Color
  /// What lies behind everything.
  public var surface: Color
  /// What lies on the surface.
  public var raised: Color
  /// What lies under the pointer.
  public var hover: Color
  /// Lines between things.
  public var separator: Color
  /// The edges of fields and buttons.
  public var field: Color
  /// What can be acted on.
  public var accent: Color
  /// What stands on the accent.
  public var onAccent: Color
  /// What went well.
  public var positive: Color
  /// What failed.
  public var negative: Color
  /// What needs attention.
  public var warning: Color
  /// The colours of charts: thirteen, told apart by those who do not see all colours. Fewer are used again.
  public var chart: [Color]

  /// Makes a palette.
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
