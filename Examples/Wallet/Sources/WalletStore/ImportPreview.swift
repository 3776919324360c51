public import Statements

/// The effects of an import: for each account the operations that would be added and those that would be left out.
///
/// A preview shows the state at one moment. Operations that are taken for known or deleted can be kept, and all numbers
/// follow:
///
/// ```swift
/// var preview = try await database.importPreview(of: statement, fileName: "giro.csv", user: user)
/// if let lookAlike = preview.accounts.first?.leftOut.first { preview.keep(lookAlike.id) }
/// let choices = ImportChoices(kept: preview.kept)
/// ```
///
/// A preview shares the statement with its reader, and holds some numbers for each operation beside that, so it can
/// stay in memory as long as somebody looks at it.
public struct ImportPreview: Sendable {
  /// The effects of an import on one account.
  public struct Account: Sendable, Identifiable {
    /// An identifier that differs from those of the other accounts of the file.
    public let id: String
    /// The account; nil if the import would make it.
    public let account: AccountID?
    /// The name of the account.
    public let name: String
    /// The currency of the account.
    public let currency: Currency
    /// The operations that are known or deleted and would be added all the same.
    public internal(set) var kept: Set<Operation.ID>
    let lines: ImportPreviewLines

    /// The number of operations that would be added.
    public var new: Int { lines.newCount + kept.count }
    /// The number of operations that are stored already, and are left out.
    public var alreadyThere: Int { lines.known.count - kept.count + keptDeleted - lines.deletedCount }
    /// The number of operations that are left out because they were deleted.
    public var deleted: Int { lines.deletedCount - keptDeleted }
    /// A Boolean value that indicates whether the import would create the account.
    public var isNewAccount: Bool { account == nil }

    /// The money that would come in with the operations that would be added.
    public var income: MoneySum { sum(lines.income) { !$0.isNegative } }
    /// The money that would go out with the operations that would be added, without its sign.
    public var spending: MoneySum { sum(lines.spending, \.isNegative).magnitude }

    private func sum(_ new: MoneySum, _ isMeant: (MoneySum) -> Bool) -> MoneySum {
      let amounts = kept.map { MoneySum(lines.operation(at: $0, isKept: true).amount) }.filter(isMeant)
      return MoneySum.totals([new] + amounts)[currency] ?? new
    }

    private var keptDeleted: Int { kept.count { lines.state(of: $0) == .deleted } }
  }

  /// The name of the file, as it was given.
  public let fileName: String
  /// The format of the statement.
  public let format: String
  /// The accounts, in the order of the file.
  public internal(set) var accounts: [Account]
  /// The lines that would not be taken in, with their reasons.
  public let refusals: Refusals

  /// The number of operations that would be added in all accounts.
  public var new: Int { accounts.reduce(0) { $0 + $1.new } }
  /// The number of operations in all accounts that are stored already, and are left out.
  public var alreadyThere: Int { accounts.reduce(0) { $0 + $1.alreadyThere } }
  /// The number of operations in all accounts that are left out because they were deleted.
  public var deleted: Int { accounts.reduce(0) { $0 + $1.deleted } }
  /// The operations that are known or deleted and would be added all the same, for ``ImportChoices/kept``.
  public var kept: Set<Operation.ID> { accounts.reduce(into: []) { $0.formUnion($1.kept) } }
  /// A Boolean value that indicates whether there is not a single line to add; importing the statement throws
  /// ``WalletError/nothingToImport(fileName:refused:)``.
  public var isEmpty: Bool { accounts.isEmpty }

  /// Keeps an operation that is taken for known or was deleted; any other operation is left as it is.
  public mutating func keep(_ operation: Operation.ID) {
    guard let place = place(of: operation) else { return }
    accounts[place].kept.insert(operation)
  }

  /// Leaves out an operation again that was kept.
  public mutating func leaveOut(_ operation: Operation.ID) {
    guard let place = place(of: operation) else { return }
    accounts[place].kept.remove(operation)
  }

  /// Returns the index of the account in which an operation is known or deleted.
  private func place(of operation: Operation.ID) -> Int? {
    accounts.firstIndex { $0.lines.state(of: operation) != .new }
  }
}
