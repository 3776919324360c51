/// The columns of a table that are read for each role, once headers and values have been weighed.
struct ColumnUse {
  /// The number of cells that a row must have, and the number that it may have.
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
  /// The currency that the header mentions.
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
  /// The column of fees that come on top of the amounts.
  var fee: Int?
  /// The column that is headed like one of fees, whether or not they come on top.
  var namedFee: Int?
  /// True if the header is that of a list of card purchases.
  var isOfCard = false

  var amountColumns: [Int] { [amount, debit, credit].compactMap { $0 } }
}
