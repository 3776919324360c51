/// What a statement file holds: accounts with operations, and what had to be refused.
public struct Statement: Hashable, Sendable {
  /// How the file was read: `OFX 1 (SGML)`, `OFX 2 (XML)` or `CSV`.
  public var format: String
  /// What files of the same origin have in common; `nil` when the format tells nothing.
  public var shape: StatementShape?
  /// The accounts, in the file's order.
  public var accounts: [StatementAccount]
  /// What was not taken in, by line.
  public var refusals: [Refusal]

  /// A statement from its parts.
  public init(
    format: String, shape: StatementShape? = nil, accounts: [StatementAccount], refusals: [Refusal] = []
  ) {
    self.format = format
    self.shape = shape
    self.accounts = accounts
    self.refusals = refusals
  }
}
