/// The table that Wallet itself writes, so that nothing of it has to be guessed when it is read again.
///
/// Each operation is a row with an amount. What is known of an account's balance is a row without one, with the balance
/// in a column of its own, so that a spreadsheet's sum of amounts stays right.
package enum ExportedTable {
  /// The names of the columns, in order.
  package static let columns = Column.allCases.map(\.rawValue)

  /// The columns of a table that Wallet wrote before names of payees were in it.
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
    /// What the two sides of a transfer between own accounts have in common; empty for all other operations.
    case transfer = "Transfer"
    case balance = "Balance"
    /// Which moment of its day a balance is of.
    case balanceMoment = "Balance at"
    /// The person's name for the payee; empty where they gave none. No table of before had it.
    case shownPayee = "Shown as"
  }

  /// Which moment of its day a balance is of.
  package enum BalanceMoment: String, Sendable {
    /// What the person said was in the account before the first operation of the day.
    case start = "start of day"
    /// What the bank said was in it after the last.
    case end = "end of day"
  }
}
