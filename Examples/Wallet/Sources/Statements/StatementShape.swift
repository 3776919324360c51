/// The features that files of the same origin have in common: the separator of their columns, the names of the columns,
/// and the format of dates. A bank's files keep them from month to month, whatever their names and contents.
///
/// A shape does not identify an account: two accounts of one bank have files of one shape.
public struct StatementShape: RawRepresentable, Hashable, Sendable, Codable {
  /// The shape as text, at most a few thousand bytes long.
  public let rawValue: String

  /// Creates a shape from its stored text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
