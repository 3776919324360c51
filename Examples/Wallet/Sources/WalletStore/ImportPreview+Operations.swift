public import Statements

extension ImportPreview {
  /// An operation of the file.
  public struct Operation: Hashable, Sendable, Identifiable {
    /// The position of the operation among all of the file, from 0.
    public let id: Int
    /// The line of the file on which it begins.
    public let line: Int
    /// The day on which the bank booked it.
    public let date: CalendarDate
    /// The amount; negative is money that goes out.
    public let amount: Money
    /// The person or firm that paid or was paid.
    public let payee: String
    /// The other text that the bank gave.
    public let memo: String
    /// The category that the operation would have.
    public let category: CategoryKey
    /// The state of the operation: new, known or deleted.
    public let state: State
    /// A Boolean value that indicates whether the operation would be added although it is known or was deleted.
    public let isKept: Bool

    /// A Boolean value that indicates whether the import would add the operation.
    public var isNew: Bool { state == .new || isKept }
  }

  /// The relation of an operation of the file to the stored ones.
  public enum State: Hashable, Sendable {
    /// The operation is new.
    case new
    /// The operation is stored already, under that identifier.
    case known(OperationID)
    /// The operation was stored once and has been deleted.
    case deleted
  }

  /// Some of the operations of an account, in the order of the file.
  ///
  /// Each is worked out when it is asked for, so that a page of a long file costs no more than its own rows:
  ///
  /// ```swift
  /// let page = account.comingIn.prefix(60)
  /// ```
  public struct Operations: RandomAccessCollection, Sendable {
    let lines: ImportPreviewLines
    let kept: Set<Operation.ID>
    /// The positions of the operations among all of the file.
    let places: [Operation.ID]

    /// The first position.
    public var startIndex: Int { 0 }
    /// The position behind the last operation.
    public var endIndex: Int { places.count }

    /// The operation at a position of this collection.
    public subscript(position: Int) -> Operation {
      lines.operation(at: places[position], isKept: kept.contains(places[position]))
    }
  }
}

extension ImportPreview.Account {
  /// All operations of the account.
  public var operations: ImportPreview.Operations { operations { _ in true } }

  /// The operations that would be added.
  public var comingIn: ImportPreview.Operations { operations { lines.state(of: $0) == .new || kept.contains($0) } }

  /// The operations that are left out: those that are stored already, or were deleted.
  public var leftOut: ImportPreview.Operations { operations { lines.state(of: $0) != .new && !kept.contains($0) } }

  private func operations(where isMeant: (ImportPreview.Operation.ID) -> Bool) -> ImportPreview.Operations {
    ImportPreview.Operations(lines: lines, kept: kept, places: lines.places.filter(isMeant))
  }
}
