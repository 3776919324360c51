/// Which column of a table is read for what, once headers and values have been weighed.
struct ColumnUse {
  /// How many cells a row must have, and how many it may have.
  var widths: ClosedRange<Int>
  /// The columns of dates, the one to prefer first.
  var dates: [Int] = []
  var amount: Int?
  var debit: Int?
  var credit: Int?
  var direction: Int?
  /// The column that is headed like one of directions, whether or not all its words are known.
  var type: Int?
  var currency: Int?
  /// What the header says about the currency.
  var headerMention: CurrencyMention?
  var payees: [Int] = []
  var payers: [Int] = []
  var recipients: [Int] = []
  var descriptions: [Int] = []
  var memos: [Int] = []
  var category: Int?
  var accountNumber: Int?
  var accountName: Int?
  var balance: Int?
  var identifier: Int?
  var state: Int?
  var fee: Int?
  /// Whether the header is that of a list of card purchases.
  var isOfCard = false

  var amountColumns: [Int] { [amount, debit, credit].compactMap { $0 } }
}
