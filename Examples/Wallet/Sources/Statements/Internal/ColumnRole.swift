/// The role of a column in a table.
enum ColumnRole: Hashable {
  /// The day of the operation or of its booking.
  case date
  /// Another day of the operation, for rows in which the first is empty: value date, posting date of a card.
  case laterDate
  case amount
  case debit
  case credit
  /// A word or letter that says whether an unsigned amount is spending.
  case direction
  case currency
  /// The other party.
  case payee
  /// The party that pays, in a table that names both.
  case payer
  /// The party that is paid, in a table that names both.
  case recipient
  /// The bank's description: the payee where no column names one, else the memo.
  case description
  case memo
  case category
  /// The number of the owner's account.
  case accountNumber
  /// A number that is the owner's account in some banks' tables and the other party's in others.
  case someAccountNumber
  case accountName
  case balance
  /// The bank's own identifier of the row.
  case identifier
  /// A number that identifies rows only when it is long and never repeats.
  case someIdentifier
  /// A word that tells whether the operation has been carried out.
  case state
  /// A fee on top of the amount, in tables that are known to keep it apart.
  case fee
  /// The sub-account of a table that is known to have several.
  case product
  /// A column that only card statements have.
  case card
  /// A column that is known and not needed. It keeps its words from being taken for another role.
  case ignored
}

/// The meaning of a header's words, and its rank among headers of the same role: 0 is best.
struct HeaderMeaning: Hashable {
  var role: ColumnRole
  var rank: Int
}
