/// The density of a screen: the space between things in proportion to the usual space.
public enum Density: String, StyleValueConvertible, Codable, CaseIterable {
  /// Three quarters of the usual space; what can be tapped keeps its size.
  case compact
  /// The usual space.
  case regular
  /// A quarter more space.
  case spacious
}
