/// The identity of the owner of a wallet: one value for all windows of a person, and for work that goes on when no
/// window is open.
///
/// A feature uses it to name the things that it keeps for a person. It is not a name, and is not shown.
public struct PersonID: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identity, as the shell gives it.
  public let description: String

  /// Names a person.
  public init(_ id: String) { description = id }
}
