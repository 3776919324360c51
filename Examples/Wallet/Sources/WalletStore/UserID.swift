/// The identifier of a user, to whom rows belong.
///
/// Every method of ``WalletDatabase`` that touches data takes one, and every query is narrowed to it: an id of somebody
/// else's account or operation finds nothing. Numbers are never given out twice, so a session that outlives its user
/// reaches nobody.
public struct UserID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number of the row.
  public let rawValue: Int64

  /// Creates the identifier of the user with a number, whether or not there is one.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}
