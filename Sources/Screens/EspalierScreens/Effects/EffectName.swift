/// The name of an effect: of effects with one name, ``Effects`` runs one.
///
/// ```swift
/// extension EffectName { static let search: EffectName = "search" }
/// ```
public struct EffectName: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The name as it was given.
  public let description: String

  /// Creates a name.
  public init(_ name: String) { description = name }
  /// Creates a name from a literal, which may have values in it: `"freeze \(card)"`.
  public init(stringLiteral name: String) { description = name }
}
