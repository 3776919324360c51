public import Statements

/// What an import would do: for each account how much would come in and how much would stay out, operation by operation.
///
/// It is how things stood at one moment. What is taken for known or deleted can be kept, and all that it tells follows:
///
/// ```swift
/// var preview = try await database.importPreview(of: statement, fileName: "giro.csv", user: user)
/// if let lookAlike = preview.accounts.first?.leftOut.first { preview.keep(lookAlike.id) }
/// let choices = ImportChoices(kept: preview.kept)
/// ```
///
/// It shares the statement with whoever has read it, and holds some numbers for each operation beside that, so it can stay
/// in memory as long as somebody looks at it.
public struct ImportPreview: Sendable {
  /// What would happen in one account.
  public struct Account: Sendable, Identifiable {
    /// What tells it from the others of the file.
    public let id: String
    /// The account; nil if the import would make it.
    public let account: AccountID?
    /// Its name.
    public let name: String
    /// Its currency.
    public let currency: Currency
    /// Those that are known or deleted and would come in all the same.
    public internal(set) var kept: Set<Operation.ID>
    let lines: ImportPreviewLines

    /// How many operations would be added.
    public var new: Int { lines.newCount + kept.count }
    /// How many operations are there already, and stay out.
    public var alreadyThere: Int { lines.known.count - kept.count + keptDeleted - lines.deletedCount }
    /// How many operations stay out because they were deleted.
    public var deleted: Int { lines.deletedCount - keptDeleted }
    /// Whether the import would make the account.
    public var isNewAccount: Bool { account == nil }

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

  /// How many operations would be added in all.
  public var new: Int { accounts.reduce(0) { $0 + $1.new } }
  /// How many operations are there already in all, and stay out.
  public var alreadyThere: Int { accounts.reduce(0) { $0 + $1.alreadyThere } }
  /// How many operations stay out in all because they were deleted.
  public var deleted: Int { accounts.reduce(0) { $0 + $1.deleted } }
  /// Those that are known or deleted and would come in all the same, for ``ImportChoices/kept``.
  public var kept: Set<Operation.ID> { accounts.reduce(into: []) { $0.formUnion($1.kept) } }
  /// Whether there is not a single line to bring in; importing it throws ``WalletError/nothingToImport(fileName:refused:)``.
  public var isEmpty: Bool { accounts.isEmpty }

  /// Lets an operation in that is taken for known or was deleted; of any other it changes nothing.
  public mutating func keep(_ operation: Operation.ID) {
    guard let place = place(of: operation) else { return }
    accounts[place].kept.insert(operation)
  }

  /// Leaves an operation out again that was kept.
  public mutating func leaveOut(_ operation: Operation.ID) {
    guard let place = place(of: operation) else { return }
    accounts[place].kept.remove(operation)
  }

  /// The account in which an operation is known or deleted.
  private func place(of operation: Operation.ID) -> Int? {
    accounts.firstIndex { $0.lines.state(of: operation) != .new }
  }
}
