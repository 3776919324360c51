/// A colour by what it is for; each surface has it in light, dark and high contrast.
///
/// Screens name roles, so that every pair keeps its contrast in every theme; ``ViewColor`` is a role or any other colour.
public enum ColorRole: String, StyleValueConvertible, Codable, CaseIterable {
  /// What is read.
  case text
  /// What explains.
  case secondary
  /// What lies behind everything.
  case surface
  /// What lies on the surface.
  case raised
  /// Lines between things.
  case separator
  /// What can be acted on.
  case accent
  /// What stands on the accent.
  case onAccent
  /// Money that came in; something that went well.
  case positive
  /// Money that went out too far; something that failed.
  case negative
  /// What needs attention.
  case warning
}
