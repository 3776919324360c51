/// The name of an effect; ``Effects`` runs one effect at a time under each name.
///
/// ```swift
/// extension EffectName { static let search: EffectName = "search" }
/// ```
public struct EffectName: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The text of the name.
  public let description: String

  /// Creates a name.
  public init(_ name: String) { description = name }
  /// Creates a name from a literal, which may contain values: `"freeze \(card)"`.
  public init(stringLiteral name: String) { description = name }
}
