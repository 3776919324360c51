/// The content of a statement file: accounts with operations, and the lines that had to be refused.
///
/// A statement that a reader returns is not empty: it has an operation, or a balance, or an account that the file
/// names. A file without any of them is ``StatementError/nothingReadable(_:)``.
public struct Statement: Hashable, Sendable {
  /// The format as which the file was read: `OFX 1 (SGML)`, `OFX 2 (XML)` or `CSV`.
  public var format: String
  /// The shape that files of the same origin have in common; `nil` when the format tells nothing.
  public var shape: StatementShape?
  /// The accounts, in the file's order.
  public var accounts: [StatementAccount]
  /// The lines that were not taken in, with their reasons.
  public var refusals: Refusals
  /// The time that is left for working out what the statement would change; reading has used the rest.
  package var allowance = ReadingAllowance()

  /// Creates a statement from its parts.
  public init(
    format: String, shape: StatementShape? = nil, accounts: [StatementAccount],
    refusals: some Sequence<Refusal> = Refusals()
  ) {
    self.format = format
    self.shape = shape
    self.accounts = accounts
    self.refusals = (refusals as? Refusals) ?? Refusals(refusals)
  }
}
