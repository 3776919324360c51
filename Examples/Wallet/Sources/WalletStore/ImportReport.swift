public import Statements

/// The results of an import: for each account the numbers of new and known operations, and the lines that could not be
/// read.
public struct ImportReport: Hashable, Sendable {
  /// The results of an import in one account.
  public struct AccountReport: Hashable, Sendable, Codable {
    /// The account.
    public let account: AccountID
    /// Its name.
    public internal(set) var name: String
    /// The currency of the account.
    public let currency: Currency
    /// A Boolean value that indicates whether this import created the account.
    public let isNewAccount: Bool
    /// The number of operations that were added.
    public let new: Int
    /// The number of operations of the file that were stored already.
    public let alreadyThere: Int
    /// The number of operations of the file that were left out because they had been deleted.
    public let deleted: Int
  }

  /// The identifier by which the import can be undone; nil if it brought nothing.
  public let id: ImportID?
  /// The name of the file, as it was given.
  public let fileName: String
  /// The format of the statement.
  public let format: String
  /// The accounts, in the order of the file.
  public let accounts: [AccountReport]
  /// The lines that were not taken in, with their reasons.
  public let refusals: Refusals

  /// The number of operations that were added in all accounts.
  public var new: Int { accounts.reduce(0) { $0 + $1.new } }
  /// The number of operations in all accounts that were stored already.
  public var alreadyThere: Int { accounts.reduce(0) { $0 + $1.alreadyThere } }
  /// The number of operations in all accounts that were left out because they had been deleted.
  public var deleted: Int { accounts.reduce(0) { $0 + $1.deleted } }
}
