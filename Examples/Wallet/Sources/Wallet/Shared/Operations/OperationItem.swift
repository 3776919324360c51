import Espalier
import Statements
import WalletStore

/// A line of a list of operations, with the identity that keeps its row.
struct OperationItem: Identifiable, Hashable, Sendable {
  /// The day or the operation, as text.
  let id: String
  /// What is listed.
  let line: OperationLine

  init(_ line: OperationLine) {
    self.line = line
    switch line {
    case .day(let heading): id = heading.date.iso
    case .operation(let operation): id = "\(operation.id.rawValue)"
    }
  }
}

extension OperationItem {
  /// The operation, nil for the heading of a day.
  var operation: WalletOperation? { if case .operation(let operation) = line { operation } else { nil } }
}
