/// The account for the operations of a file that does not name its account.
public enum ImportDestination: Hashable, Sendable, Codable {
  /// An account that exists.
  case account(AccountID)
  /// An account that the import creates, with this name.
  case newAccount(name: String)
}
