/// The identifier of a payee of a user: the words that all the bank's names for the payee have in common, without
/// numbers.
///
/// It stays the same whatever the payee is called. It means nothing without its user.
public struct PayeeID: RawRepresentable, Hashable, Sendable, Codable {
  /// The words in lower case.
  public let rawValue: String

  /// Creates the identifier of the payee with a key, whether or not there is one.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the identifier of the payee of a stored operation; nil for nameless payees, which have nothing in common.
  init?(payeeKey: String) {
    guard !payeeKey.isEmpty else { return nil }
    self.init(rawValue: payeeKey)
  }
}
