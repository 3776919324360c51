public import Statements

/// What an import did: for each account what was new and what was there already, and what could not be read.
public struct ImportReport: Hashable, Sendable {
  /// What happened in one account.
  public struct AccountReport: Hashable, Sendable, Codable {
    /// The account.
    public let account: AccountID
    /// Its name.
    public internal(set) var name: String
    /// Its currency.
    public let currency: Currency
    /// Whether this import made the account.
    public let isNewAccount: Bool
    /// How many operations were added.
    public let new: Int
    /// How many operations of the file were there already.
    public let alreadyThere: Int
    /// How many operations of the file stayed away because they had been deleted.
    public let deleted: Int
  }

  /// The import, to undo it by; nil if it brought nothing.
  public let id: ImportID?
  /// The name of the file, as it was given.
  public let fileName: String
  /// The format of the statement.
  public let format: String
  /// The accounts, in the order of the file.
  public let accounts: [AccountReport]
  /// The lines that were not taken in, with their reasons.
  public let refusals: Refusals

  /// How many operations were added in all.
  public var new: Int { accounts.reduce(0) { $0 + $1.new } }
  /// How many operations were there already in all.
  public var alreadyThere: Int { accounts.reduce(0) { $0 + $1.alreadyThere } }
  /// How many operations stayed away in all because they had been deleted.
  public var deleted: Int { accounts.reduce(0) { $0 + $1.deleted } }
}
