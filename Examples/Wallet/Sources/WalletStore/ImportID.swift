/// The identifier of an import of a user. It means nothing without its user.
public struct ImportID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number of the row.
  public let rawValue: Int64

  /// Creates the identifier of the import with a number, whether or not there is one.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}
