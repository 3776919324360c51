public import Statements

/// What an import would do: for each account its operations, and which of them are there already.
public struct ImportPreview: Hashable, Sendable {
  /// An operation of the file.
  public struct Operation: Hashable, Sendable, Identifiable {
    /// Its place among those of the account, from 0.
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
    /// Whether the import would add it; otherwise it is there already.
    public let isNew: Bool
  }

  /// What would happen in one account.
  public struct Account: Hashable, Sendable, Identifiable {
    /// What tells it from the others of the file.
    public let id: String
    /// Its name.
    public let name: String
    /// Its currency.
    public let currency: Currency
    /// Whether the import would make the account.
    public let isNewAccount: Bool
    /// Its operations, in the order of the file.
    public let operations: [Operation]

    /// How many operations would be added.
    public var new: Int { operations.count(where: \.isNew) }
    /// How many operations are there already.
    public var alreadyThere: Int { operations.count - new }
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
}
