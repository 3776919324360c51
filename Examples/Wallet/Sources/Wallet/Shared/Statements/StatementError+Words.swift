public import Espalier
public import Statements

// The content or a gap of a file is the person's own, and reported in full.
extension StatementError: ExplainedError {
  /// The error in words for the person, in their language.
  public var explanation: String? {
    switch self {
    case .uncertain(let doubts): Self.list(.statementUncertain, doubts.map(\.words))
    case .contradicted(let contradictions): Self.list(.statementContradicted, contradictions.map(\.words))
    case .notAStatement(let reason): .localized(.statementNotAStatement(reason: reason.words))
    case .empty: .localized(.statementEmpty)
    case .nothingReadable(let refusals):
      .localized(
        refusals.first.map { .statementNothingReadable(refusals.count, first: $0.words) } ?? .statementNoOperations)
    case .beyondLimit(let limit, let most, let line):
      line > 0
        ? .localized(.statementAtLine(line: "\(line)", words: limit.text(most: "\(most)").localized))
        : .localized(limit.text(most: "\(most)"))
    case .unreadable(let reason): .localized(.statementUnreadable(reason: reason.words))
    case .busy: .localized(.statementBusy)
    case .cancelled: .localized(.statementCancelled)
    }
  }

  private static func list(_ heading: LocalizedText, _ lines: [String]) -> String {
    ([heading.localized] + lines.map { "- \($0)" }).joined(separator: "\n")
  }
}

extension ReadingLimit {
  fileprivate func text(most: String) -> LocalizedText {
    switch self {
    case .fileSize: .statementOverFileSize(most: most)
    case .cellLength: .statementOverCellLength(most: most)
    case .rowLength: .statementOverRowLength(most: most)
    case .cells: .statementOverCells(most: most)
    case .rows: .statementOverRows(most: most)
    case .tables: .statementOverTables(most: most)
    case .operations: .statementOverOperations(most: most)
    case .accounts: .statementOverAccounts(most: most)
    case .refusals: .statementOverRefusals(most: most)
    case .memory: .statementOverMemory(most: most)
    case .duration: .statementOverDuration(most: most)
    }
  }
}
