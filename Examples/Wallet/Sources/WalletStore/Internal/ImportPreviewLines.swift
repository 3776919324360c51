import Statements

/// The lines of one account in a preview: the positions of its operations in the file, and which of them are known.
struct ImportPreviewLines: Sendable {
  private let text: ImportPreviewText
  /// The positions of its operations among all of the file, in order.
  let places: [Int]
  /// The states of the operations that are not new, by position.
  let known: [Int: ImportPreview.State]
  let deletedCount: Int
  /// The sums of the new operations that bring money in, and of those that take it out.
  let income: MoneySum
  let spending: MoneySum

  init(_ account: ImportDecision.Account, text: ImportPreviewText) {
    self.text = text
    places = account.imported.operations.map(\.position)
    var known: [Int: ImportPreview.State] = [:]
    var deletedCount = 0
    let currency = account.imported.key.currency
    var added: [Money] = []
    for (operation, state) in zip(account.imported.operations, account.match.states) {
      let place = operation.position
      switch state {
      case .new: added.append(operation.amount)
      case .known(let id): known[place] = .known(id)
      case .deleted:
        known[place] = .deleted
        deletedCount += 1
      }
    }
    income = MoneySum.totals(added.lazy.filter { $0.minorUnits > 0 })[currency] ?? MoneySum(currency)
    spending = MoneySum.totals(added.lazy.filter { $0.minorUnits < 0 })[currency] ?? MoneySum(currency)
    self.known = known
    self.deletedCount = deletedCount
  }

  var newCount: Int { places.count - known.count }

  /// Returns the state of an operation; one that is not of this account counts as new.
  func state(of place: Int) -> ImportPreview.State { known[place] ?? .new }

  func operation(at place: Int, isKept: Bool) -> ImportPreview.Operation {
    let operation = text.operation(at: place)
    return ImportPreview.Operation(
      id: place, line: operation.line, date: operation.date, amount: operation.amount, payee: operation.payee,
      memo: operation.memo, category: text.category(of: operation), state: state(of: place), isKept: isKept)
  }
}
