/// The name of a piece of data that scenes show and that can change, such as `"payees"`.
///
/// ```swift
/// extension DataName {
///   static let payees: DataName = "payees"
/// }
/// ```
public struct DataName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible, Comparable {
  /// The text of the name.
  public let description: String

  /// Creates a name.
  public init(_ name: String) { description = name }

  /// Creates a name from a literal.
  public init(stringLiteral name: String) { description = name }

  /// Returns a Boolean value that indicates whether the text of a name comes before that of another one.
  public static func < (one: DataName, other: DataName) -> Bool { one.description < other.description }
}
