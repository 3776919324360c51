/// A colour by its purpose; each surface has it in light, dark and high contrast.
///
/// Screens name roles, so that every pair keeps its contrast in every theme; ``ViewColor`` is a role or any other
/// colour.
public enum ColorRole: String, StyleValueConvertible, Codable, CaseIterable {
  /// The colour of text that is read.
  case text
  /// The colour of text that explains.
  case secondary
  /// The colour behind everything.
  case surface
  /// The colour of things that lie on the surface, such as cards.
  case raised
  /// The colour of lines between things.
  case separator
  /// The colour of things that can be acted on.
  case accent
  /// The colour of text and symbols on the accent.
  case onAccent
  /// The colour of money that came in, or of something that went well.
  case positive
  /// The colour of money that went out too far, or of something that failed.
  case negative
  /// The colour of things that need attention.
  case warning
}
