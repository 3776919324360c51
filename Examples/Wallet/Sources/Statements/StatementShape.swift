/// What files of the same origin have in common: what separates their columns, what the columns are called, and how they
/// write a date. A bank's files keep it from month to month, whatever their names and contents.
///
/// It is no identity of an account: two accounts of one bank have files of one shape.
public struct StatementShape: RawRepresentable, Hashable, Sendable, Codable {
  /// The shape as text, at most a few thousand bytes of it.
  public let rawValue: String

  /// A shape as it was stored.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
