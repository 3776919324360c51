/// Which account the operations of a file belong to that does not say so itself.
public enum ImportDestination: Hashable, Sendable, Codable {
  /// One that is there.
  case account(AccountID)
  /// One that the import makes, with this name.
  case newAccount(name: String)
}
