import Statements
public import WalletStore

/// A line of a list of operations, with the identity that keeps its row.
public struct OperationItem: Identifiable, Hashable, Sendable {
  /// The day or the operation, as text.
  public let id: String
  /// The line of the list.
  public let line: OperationLine

  /// Creates the item of a line.
  public init(_ line: OperationLine) {
    self.line = line
    switch line {
    case .day(let heading): id = heading.date.iso
    case .operation(let operation): id = "\(operation.id.rawValue)"
    }
  }

  /// The operation; nil for the heading of a day.
  public var operation: WalletOperation? { if case .operation(let operation) = line { operation } else { nil } }
}
