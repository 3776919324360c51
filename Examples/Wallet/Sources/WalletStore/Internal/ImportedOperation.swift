import EspalierCryptography
import Foundation
import Statements

/// An operation of a statement with all that can be worked out before the database is asked, so that the transaction is
/// short.
struct ImportedOperation: Sendable {
  /// The largest amount of a single operation, in minor units: a hundred thousand million with two digits. A larger
  /// amount is a fault of the file and not money.
  static let largestAmount: Int64 = 10_000_000_000_000

  /// The position of the operation among all of the file.
  let position: Int
  let line: Int
  let date: CalendarDate
  let amount: Money
  let payee: String
  /// The person's name for the payee, if the file gives one.
  let payeeName: GivenName?
  let memo: String
  /// The bank's own identifier with date and amount, because banks give an identifier out again.
  let bankKey: Data?
  /// A digest that is the same for two operations that cannot be told apart.
  let fingerprint: Data
  /// The words of the payee without numbers, which are mostly dates and shops: the key of a learned category.
  let payeeKey: String
  let searchText: String
  let category: CategoryKey
  let transfer: StatementTransfer?

  init(_ operation: StatementOperation, position: Int) {
    self.position = position
    line = operation.line
    date = operation.date
    amount = operation.amount
    payee = Self.plain(operation.payee)
    payeeName = operation.payeeName.flatMap { try? GivenName(SpreadsheetGuard.removed(from: $0)) }
    memo = Self.plain(operation.memo)
    let plainPayee = FoldedText(payee)
    let plainMemo = FoldedText(memo)
    let dated = [operation.date.iso, String(operation.amount.minorUnits)]
    bankKey = operation.bankIdentifier.flatMap { $0.isEmpty ? nil : Self.digest(dated + [$0]) }
    fingerprint = Self.digest(
      dated + [plainPayee.words.joined(separator: " "), plainMemo.words.joined(separator: " ")])
    payeeKey = Self.payeeKey(plainPayee)
    searchText = SearchText.stored(payee: plainPayee, memo: plainMemo, amount: operation.amount)
    category = CategoryGuess.category(
      named: operation.category, payee: plainPayee, memo: plainMemo, isCredit: operation.amount.minorUnits > 0)
    transfer = operation.transfer
  }

  /// Returns the text without the marks that an export added to it, and without NUL, at which SQLite would end it.
  private static func plain(_ text: String) -> String {
    let text = SpreadsheetGuard.removed(from: text)
    return text.utf8.contains(0) ? text.replacing("\0", with: "") : text
  }

  private static func payeeKey(_ payee: FoldedText) -> String {
    let words = payee.words
    let names = words.filter { word in !word.contains(where: \.isNumber) }
    let key = words.isEmpty ? payee.text : (names.isEmpty ? words : names).joined(separator: " ")
    // A payee has an address, in which control characters have no place.
    let scalars = key.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return String(String.UnicodeScalarView(scalars.prefix(longestPayeeKey)))
  }

  /// The greatest length of a payee's key, in Unicode scalars, so that an address holds it, whatever the letters.
  static let longestPayeeKey = 150

  /// Returns half a SHA-256, which is short to store and still never the same for two different texts in practice.
  private static func digest(_ fields: [String]) -> Data {
    Data(Digest(fields.joined(separator: "\u{1F}")).bytes.prefix(16))
  }
}
