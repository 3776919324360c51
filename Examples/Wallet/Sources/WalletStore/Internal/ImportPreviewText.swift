import Statements

/// The operations of a statement by their place among all of the file. The statement is shared, not copied.
struct ImportPreviewText: Sendable {
  private let statement: Statement
  private let learned: LearnedCategories
  /// The place of the first operation of each account of the statement.
  private let starts: [Int]

  init(_ statement: Statement, learned: LearnedCategories) {
    self.statement = statement
    self.learned = learned
    var count = 0
    starts = statement.accounts.map { account in
      defer { count += account.operations.count }
      return count
    }
  }

  func operation(at place: Int) -> ImportedOperation {
    // The last account that begins at the place or before it; one without operations begins where the next one does.
    var (lower, upper) = (0, starts.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if starts[middle] <= place { lower = middle } else { upper = middle }
    }
    return ImportedOperation(statement.accounts[lower].operations[place - starts[lower]], position: place)
  }

  func category(of operation: ImportedOperation) -> CategoryKey {
    learned.category(ofPayee: operation.payeeKey) ?? operation.category
  }
}
