import Statements

/// The lines of one account in a preview: the positions of its operations in the file, and which of them are known.
struct ImportPreviewLines: Sendable {
  private let text: ImportPreviewText
  /// The positions of its operations among all of the file, in order.
  let places: [Int]
  /// The states of the operations that are not new, by position.
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

  /// Returns the state of an operation; one that is not of this account counts as new.
  func state(of place: Int) -> ImportPreview.State { known[place] ?? .new }

  func operation(at place: Int, isKept: Bool) -> ImportPreview.Operation {
    let operation = text.operation(at: place)
    return ImportPreview.Operation(
      id: place, line: operation.line, date: operation.date, amount: operation.amount, payee: operation.payee,
      memo: operation.memo, category: text.category(of: operation), state: state(of: place), isKept: isKept)
  }
}
