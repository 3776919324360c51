public import Statements

extension ImportPreview {
  /// An operation of the file.
  public struct Operation: Hashable, Sendable, Identifiable {
    /// Its place among all of the file, from 0.
    public let id: Int
    /// The line of the file on which it begins.
    public let line: Int
    /// The day on which the bank booked it.
    public let date: CalendarDate
    /// How much; negative is money that goes out.
    public let amount: Money
    /// Who paid or was paid.
    public let payee: String
    /// What else the bank said.
    public let memo: String
    /// What it would count as.
    public let category: CategoryKey
    /// What it is taken for.
    public let state: State
    /// Whether it would be added though it is known or was deleted.
    public let isKept: Bool

    /// Whether the import would add it.
    public var isNew: Bool { state == .new || isKept }
  }

  /// What an operation is taken for.
  public enum State: Hashable, Sendable {
    /// It is new.
    case new
    /// It is there already, as that operation.
    case known(OperationID)
    /// It was there and has been deleted.
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
    /// Their places among all of the file.
    let places: [Operation.ID]

    /// The first position.
    public var startIndex: Int { 0 }
    /// The position behind the last operation.
    public var endIndex: Int { places.count }

    /// An operation by its position among these.
    public subscript(position: Int) -> Operation {
      lines.operation(at: places[position], isKept: kept.contains(places[position]))
    }
  }
}

extension ImportPreview.Account {
  /// All its operations.
  public var operations: ImportPreview.Operations { operations { _ in true } }

  /// The operations that would be added.
  public var comingIn: ImportPreview.Operations { operations { lines.state(of: $0) == .new || kept.contains($0) } }

  /// The operations that stay out: those that are there already, or were deleted.
  public var leftOut: ImportPreview.Operations { operations { lines.state(of: $0) != .new && !kept.contains($0) } }

  private func operations(where isMeant: (ImportPreview.Operation.ID) -> Bool) -> ImportPreview.Operations {
    ImportPreview.Operations(lines: lines, kept: kept, places: lines.places.filter(isMeant))
  }
}
