import Statements

/// The content of a statement for one account in one currency. There is none for an account of which the statement says
/// nothing.
struct ImportedAccount: Sendable {
  struct Key: Hashable, Sendable {
    let identifier: String
    let currency: Currency
    let identification: StatementAccount.Identification

    init(_ account: StatementAccount, currency: Currency) {
      identifier = SpreadsheetGuard.removed(from: account.identifier)
      self.currency = currency
      identification = account.identification
    }
  }

  let key: Key
  let name: String
  let kind: StatementAccount.Kind
  var operations: [ImportedOperation] = []
  var opening: OpeningBalance?
  private(set) var bankBalance: (amount: Money, date: CalendarDate)?

  init(key: Key, name: String, kind: StatementAccount.Kind) {
    self.key = key
    self.name = name.isEmpty ? key.identifier : name
    self.kind = kind
  }

  /// An identifier that differs from those of the other accounts of the file.
  var id: String { "\(key.currency.code) \(key.identifier)" }

  /// The days from the first operation to the last.
  var days: ClosedRange<CalendarDate>? {
    guard var first = operations.first?.date else { return nil }
    var last = first
    for operation in operations {
      first = min(first, operation.date)
      last = max(last, operation.date)
    }
    return first...last
  }

  /// Notes the bank's balance at the end of a day; of several balances the latest counts.
  mutating func noteBalance(_ amount: Money, on date: CalendarDate) {
    if let known = bankBalance, known.date > date { return }
    bankBalance = (amount, date)
  }
}
