import Statements

/// What a preview knows of the operations of one account: which of the file's they are, and which are known.
struct ImportPreviewLines: Sendable {
  private let text: ImportPreviewText
  /// The places of its operations among all of the file, in order.
  let places: [Int]
  /// What those are that are not new.
  let known: [Int: ImportPreview.State]
  let deletedCount: Int

  init(_ account: ImportDecision.Account, text: ImportPreviewText) {
    self.text = text
    places = account.imported.operations.map(\.position)
    var known: [Int: ImportPreview.State] = [:]
    var deletedCount = 0
    for (place, state) in zip(places, account.match.states) {
      switch state {
      case .new: break
      case .known(let id): known[place] = .known(id)
      case .deleted:
        known[place] = .deleted
        deletedCount += 1
      }
    }
    self.known = known
    self.deletedCount = deletedCount
  }

  var newCount: Int { places.count - known.count }

  /// What an operation is taken for; of one that is not of this account it is nothing known.
  func state(of place: Int) -> ImportPreview.State { known[place] ?? .new }

  func operation(at place: Int, isKept: Bool) -> ImportPreview.Operation {
    let operation = text.operation(at: place)
    return ImportPreview.Operation(
      id: place, line: operation.line, date: operation.date, amount: operation.amount, payee: operation.payee,
      memo: operation.memo, category: text.category(of: operation), state: state(of: place), isKept: isKept)
  }
}
