/// Whose wallet it is: one value for all windows of a person, and for work that goes on when no window is open.
///
/// A feature names by it what it keeps for somebody. It is not a name, and is not shown.
public struct PersonID: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identity, as the shell gives it.
  public let description: String

  /// Names a person.
  public init(_ id: String) { description = id }
}
