/// The identifier of an account of a user. It means nothing without its user.
public struct AccountID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number of the row.
  public let rawValue: Int64

  /// Creates the identifier of the account with a number, whether or not there is one.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}
