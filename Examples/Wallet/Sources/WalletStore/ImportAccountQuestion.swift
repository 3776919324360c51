public import Statements

/// A question about a file that does not say which account it is of.
///
/// Taking two accounts for one would drop what is alike in both as already there, so nothing is guessed: the answer is
/// suggested, and remembered for the next file of the same shape and series.
public struct ImportAccountQuestion: Hashable, Sendable, Identifiable {
  /// An account that may be meant.
  public struct Candidate: Hashable, Sendable {
    /// The account.
    public let account: WalletAccount
    /// The number of the file's operations that are in the account already. It is exact for the twenty likeliest
    /// accounts; for any other it is the number of stored operations that look like one of the file's, at most all of
    /// the file's.
    public let alreadyThere: Int
  }

  /// An identifier that differs from those of the other questions about the file.
  public let id: String
  /// The currency of the operations that the question is about, and of all candidates.
  public let currency: Currency
  /// The number of operations that the question is about.
  public let operationCount: Int
  /// The days of these operations.
  public let days: ClosedRange<CalendarDate>?
  /// A name for a new account.
  public let proposedName: String
  /// The accounts that exist, the likeliest first.
  public let candidates: [Candidate]
  /// The likeliest answer.
  public let suggestion: ImportDestination
  /// A Boolean value that indicates whether the suggestion needs no question: no existing account could be meant, or
  /// the suggestion is what was answered for the file before in this series.
  ///
  /// Files are of one series when their names are the same but for dates and the marks of copies. A bank gives the
  /// files of several accounts such names, so where there is a series, the answer counts only if the account has lines
  /// of the file already, and more of them than any other account.
  public let isCertain: Bool
}
