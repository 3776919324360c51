/// The table that Wallet itself writes, so that nothing of it has to be guessed when it is read again.
///
/// Each operation is a row with an amount. A known balance of an account is a row without one, with the balance in a
/// column of its own, so that a spreadsheet's sum of amounts stays right.
package enum ExportedTable {
  /// The names of the columns, in order.
  package static let columns = Column.allCases.map(\.rawValue)

  /// The columns of a table that Wallet wrote before it had names of payees.
  package static let formerColumns = Array(columns.dropLast())

  /// A column by its name.
  package enum Column: String, CaseIterable, Sendable {
    case date = "Date"
    case accountID = "Account ID"
    case accountName = "Account name"
    case accountType = "Account type"
    case currency = "Currency"
    case amount = "Amount"
    case payee = "Payee"
    case memo = "Memo"
    case category = "Category"
    /// The mark that the two sides of a transfer between own accounts have in common; empty for all other operations.
    case transfer = "Transfer"
    case balance = "Balance"
    /// The moment of its day that a balance is for.
    case balanceMoment = "Balance at"
    /// The person's name for the payee; empty where they gave none. No former table has it.
    case shownPayee = "Shown as"
  }

  /// The moment of its day that a balance is for.
  package enum BalanceMoment: String, Sendable {
    /// The balance before the first operation of the day, as the person gave it.
    case start = "start of day"
    /// The balance after the last operation of the day, as the bank gave it.
    case end = "end of day"
  }
}
