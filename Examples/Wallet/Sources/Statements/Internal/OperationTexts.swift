/// The payee and the memo of a row, from whichever columns hold them.
struct OperationTexts {
  let payee: String
  let memo: String

  init(_ record: DelimitedRecord, use: ColumnUse, isSpending: Bool) {
    func first(_ columns: [Int]) -> String { columns.lazy.map { record.cell($0) }.first { !$0.isEmpty } ?? "" }
    let named = use.payees.lazy.map { record.cell($0) }.first { !$0.isEmpty && IBAN.first(in: $0) == nil }
    var payee = named ?? first(use.payees)
    if payee.isEmpty { payee = first(isSpending ? use.recipients : use.payers) }
    let hasParty = !payee.isEmpty
    if !hasParty { payee = first(use.descriptions) }
    var memos: [String] = []
    var seen: Set<String> = []
    for column in use.memos {
      let cell = record.cell(column)
      if !cell.isEmpty, seen.insert(cell).inserted { memos.append(cell) }
    }
    if memos.isEmpty {
      memos = use.descriptions.map { record.cell($0) }.filter { !$0.isEmpty && $0 != payee }
      if hasParty { memos = Array(memos.prefix(1)) }
    }
    memo = memos.joined(separator: " ")
    // The near side of a transfer is the owner, who is a payee only when nobody else is named.
    if payee.isEmpty { payee = memo.isEmpty ? first(isSpending ? use.payers : use.recipients) : memo }
    self.payee = payee
  }
}

/// The identifiers of a column that belong to one row only.
struct UniqueIdentifiers {
  private let column: Int?
  private var seen: Set<String> = []
  private var repeated: Set<String> = []

  init(column: Int?) { self.column = column }

  /// Returns the identifier of the next row; `nil` when it has none.
  mutating func identifier(_ row: TableRow) -> String? {
    guard let column else { return nil }
    let value = row.record.cell(column)
    if !seen.insert(value).inserted { repeated.insert(value) }
    return value.isEmpty ? nil : value
  }

  /// Removes the identifiers that several rows had from the operations behind a position.
  func removeRepeated(from operations: inout [StatementOperation], since start: Int) {
    guard !repeated.isEmpty else { return }
    for index in operations.indices.dropFirst(start) {
      if let identifier = operations[index].bankIdentifier, repeated.contains(identifier) {
        operations[index].bankIdentifier = nil
      }
    }
  }
}

extension StatementOperation {
  /// The approximate number of bytes that the operation takes in memory.
  var heldBytes: Int {
    MemoryLayout<StatementOperation>.stride + payee.heldBytes + memo.heldBytes + (bankIdentifier?.heldBytes ?? 0)
      + (category?.heldBytes ?? 0) + (payeeName?.heldBytes ?? 0)
  }
}

extension Refusal {
  /// The approximate number of bytes that the refusal takes in memory, among many.
  var heldBytes: Int { 24 + text.utf8.count + reason.heldBytes }
}

extension Refusal.Reason {
  /// The approximate number of bytes that the reason takes in memory, with the texts that it quotes.
  var heldBytes: Int {
    let texts =
      switch self {
      case .notADate(let text), .notADateInOrder(let text, _), .unknownCurrency(let text), .movedNothing(let text),
        .notBooked(let text), .investment(let text):
        text.heldBytes
      case .amount(.notAnAmount(let text)), .amount(.tooManyDigits(let text, _)), .fee(.notAnAmount(let text)),
        .fee(.tooManyDigits(let text, _)):
        text.heldBytes
      case .debitAndCredit(let first, let second), .unclearDirection(let first, let second):
        first.heldBytes + second.heldBytes
      case .several(let reasons): reasons.reduce(32) { $0 + $1.heldBytes }
      case .fieldCount, .noDate, .noAmount, .neitherDateNorAmount, .amount, .fee, .noCurrency, .beyondRealAmounts,
        .cutOff, .bankError:
        0
      }
    return MemoryLayout<Self>.stride + texts
  }
}

extension String {
  /// The number of bytes that the string takes beside itself: short texts need none.
  var heldBytes: Int { utf8.count > 15 ? utf8.count + 32 : 0 }
}
