/// Which payee of a user is meant: what all the bank's names for it have in common, the words without numbers.
///
/// It stays the same whatever the payee is called. It means nothing without its user.
public struct PayeeID: RawRepresentable, Hashable, Sendable, Codable {
  /// The words in lower case.
  public let rawValue: String

  /// Names the payee with that key, whether or not there is one.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The payee of a stored operation; nil for the nameless, who have nothing in common.
  init?(payeeKey: String) {
    guard !payeeKey.isEmpty else { return nil }
    self.init(rawValue: payeeKey)
  }
}
