/// A colour by its purpose. Each surface has a version of it for light, dark and high contrast.
///
/// Screens name roles, so that every pair keeps its contrast in every theme; ``ViewColor`` is a role or any other
/// colour.
public enum ColorRole: String, StyleValueConvertible, Codable, CaseIterable {
  /// The colour of primary text.
  case text
  /// The colour of secondary text, such as explanations.
  case secondary
  /// The colour of the background.
  case surface
  /// The colour of raised areas, such as cards.
  case raised
  /// The colour of separating lines.
  case separator
  /// The colour of interactive content.
  case accent
  /// The colour of text and symbols on the accent.
  case onAccent
  /// The colour of received money or of success.
  case positive
  /// The colour of overspent money or of failure.
  case negative
  /// The colour of content that needs attention.
  case warning
}
