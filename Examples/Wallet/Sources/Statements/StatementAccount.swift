/// An account in a statement file, with its operations in the file's order.
public struct StatementAccount: Hashable, Sendable {
  /// The sort of an account, as far as the file names it.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A current account.
    case checking
    /// A savings or deposit account.
    case savings
    /// A credit or charge card.
    case card
    /// Money in hand.
    case cash
    /// A credit line or loan.
    case credit
    /// Any other account, and one whose sort the file does not name.
    case other
  }

  /// The source of an account's identifier.
  public enum Identification: Hashable, Sendable, Codable {
    /// The file: by a number, or at least by a name.
    case file
    /// The person who imports, by ``ReadingOptions/accountName``.
    case person
    /// Neither of them. Identifier and name are then mere proposals, made of the file's name, and another account may
    /// have the same.
    case nobody
  }

  /// The identifier of the account in every file of its bank: bank and account number, or the account's name.
  ///
  /// For a CSV that names no account it is the `accountName` option, else the file's name without dates and numbers.
  public var identifier: String
  /// A name for people. Card and account numbers are cut to their last digits.
  public var name: String
  /// The sort of the account.
  public var kind: Kind
  /// The currency of the account; `nil` when the file names several or none.
  public var currency: Currency?
  /// The balance at the end of the statement; `nil` when the file gives none.
  public var balance: Money?
  /// The day of that balance.
  public var balanceDate: CalendarDate?
  /// The balance at the start of a day; `nil` when the file gives none.
  public var openingBalance: Money?
  /// The day of the opening balance.
  public var openingDate: CalendarDate?
  /// The source of the identifier.
  public var identification: Identification
  /// The operations of the account, in the file's order. Two genuine identical rows are two operations.
  public var operations: [StatementOperation]

  /// Creates an account from its parts.
  public init(
    identifier: String, name: String, kind: Kind = .other, currency: Currency? = nil, balance: Money? = nil,
    balanceDate: CalendarDate? = nil, openingBalance: Money? = nil, openingDate: CalendarDate? = nil,
    identification: Identification = .file, operations: [StatementOperation] = []
  ) {
    self.identifier = identifier
    self.name = name
    self.kind = kind
    self.currency = currency
    self.balance = balance
    self.balanceDate = balanceDate
    self.openingBalance = openingBalance
    self.openingDate = openingDate
    self.identification = identification
    self.operations = operations
  }
}
