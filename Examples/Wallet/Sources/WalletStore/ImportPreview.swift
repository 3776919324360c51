public import Statements

/// What an import would do: for each account how much is new, and the first of its operations.
///
/// It is small however long the file is: it stays in memory as long as somebody looks at it.
public struct ImportPreview: Hashable, Sendable {
  /// How many operations of each account are told one by one, of those that would come in and of those that would not.
  public static let shownOperations = 100

  /// An operation of the file.
  public struct Operation: Hashable, Sendable, Identifiable {
    /// Its place among all of the file, from 0.
    public let id: Int
    /// The line of the file on which it begins.
    public let line: Int
    /// The day on which the bank booked it.
    public let date: CalendarDate
    /// How much; negative is money that goes out.
    public let amount: Money
    /// Who paid or was paid.
    public let payee: String
    /// What else the bank said.
    public let memo: String
    /// What it would count as.
    public let category: CategoryKey
    /// What becomes of it.
    public let state: State

    /// Whether the import would add it.
    public var isNew: Bool { state == .new || state == .kept }
  }

  /// What becomes of an operation.
  public enum State: Hashable, Sendable {
    /// It would be added.
    case new
    /// It is there already, as that operation.
    case known(OperationID)
    /// It was there and has been deleted, and stays away.
    case deleted
    /// It is taken for known or deleted, and would be added all the same, as ``ImportChoices/kept`` says.
    case kept
  }

  /// What would happen in one account.
  public struct Account: Hashable, Sendable, Identifiable {
    /// What tells it from the others of the file.
    public let id: String
    /// The account; nil if the import would make it.
    public let account: AccountID?
    /// Its name.
    public let name: String
    /// Its currency.
    public let currency: Currency
    /// The first of its operations, in the order of the file: ``ImportPreview/shownOperations`` at most of those that would be
    /// added, and as many of the others.
    public let operations: [Operation]
    /// How many operations would be added.
    public let new: Int
    /// How many operations are there already.
    public let alreadyThere: Int
    /// How many operations stay away because they were deleted.
    public let deleted: Int

    /// Whether the import would make the account.
    public var isNewAccount: Bool { account == nil }
  }

  /// The name of the file, as it was given.
  public let fileName: String
  /// The format of the statement.
  public let format: String
  /// The accounts, in the order of the file.
  public let accounts: [Account]
  /// The lines that would not be taken in, with their reasons.
  public let refusals: Refusals

  /// How many operations would be added in all.
  public var new: Int { accounts.reduce(0) { $0 + $1.new } }
  /// How many operations are there already in all.
  public var alreadyThere: Int { accounts.reduce(0) { $0 + $1.alreadyThere } }
  /// How many operations stay away in all because they were deleted.
  public var deleted: Int { accounts.reduce(0) { $0 + $1.deleted } }
  /// Whether there is not a single line to bring in; importing it throws ``WalletError/nothingToImport(fileName:refused:)``.
  public var isEmpty: Bool { accounts.isEmpty }
}
