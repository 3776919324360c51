/// An account that a statement file tells of, with its operations in the file's order.
public struct StatementAccount: Hashable, Sendable {
  /// What sort of account it is, as far as the file says.
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
    /// Anything else, and whatever the file does not say.
    case other
  }

  /// Who said which account it is.
  public enum Identification: Hashable, Sendable, Codable {
    /// The file: by a number, or at least by a name.
    case file
    /// The person who imports, by ``ReadingOptions/accountName``.
    case person
    /// Nobody. Identifier and name are then mere proposals, made of the file's name, and another account may have the
    /// same.
    case nobody
  }

  /// What the account is known by in every file of its bank: bank and account number, or the account's name.
  ///
  /// For a CSV that names no account it is the `accountName` option, else the file's name without dates and numbers.
  public var identifier: String
  /// A name for people. Card and account numbers are cut to their last digits.
  public var name: String
  /// What sort of account it is.
  public var kind: Kind
  /// Its currency; `nil` when the file tells of several or of none.
  public var currency: Currency?
  /// What was in it at the end of the statement, when the file says.
  public var balance: Money?
  /// The day of that balance.
  public var balanceDate: CalendarDate?
  /// What was in it at the start of a day, when the file says.
  public var openingBalance: Money?
  /// The day of the opening balance.
  public var openingDate: CalendarDate?
  /// Who said which account it is.
  public var identification: Identification
  /// Its operations, in the file's order. Two genuine identical rows are two operations.
  public var operations: [StatementOperation]

  /// An account from its parts.
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
