/// The density of a screen, which is the space between its parts in proportion to the usual space.
public enum Density: String, StyleValueConvertible, Codable, CaseIterable {
  /// Three quarters of the usual space; tap targets keep their size.
  case compact
  /// The usual space.
  case regular
  /// A quarter more than the usual space.
  case spacious
}
