public import Statements

/// The conditions on the operations that a list shows. A condition that is nil or empty narrows nothing.
///
/// ```swift
/// let filter = OperationFilter(text: "cafe 3,5", month: Month(year: 2025, month: 3))
/// ```
public struct OperationFilter: Hashable, Sendable, Codable {
  /// The words as they are typed: each must be found, whatever the case and accents, and may be half a word.
  ///
  /// A word is found in payee, by the bank's name and the person's, and memo; in the amount as any locale shows it
  /// (`1.234,56`, `12.50 €`; a sign counts); in the names of category and account; and in the date: `March 2026`,
  /// `2026-03`, `03/2026`, `05.03.2026`, a month by its name in any of the languages of statements.
  public var text: String
  /// The account to which the list is narrowed.
  public var account: AccountID?
  /// The category to which the list is narrowed.
  public var category: CategoryKey?
  /// The month to which the list is narrowed.
  public var month: Month?
  /// The payee to which the list is narrowed.
  public var payee: PayeeID?

  /// Creates a filter; a condition that is not given narrows nothing.
  public init(
    text: String = "", account: AccountID? = nil, category: CategoryKey? = nil, month: Month? = nil,
    payee: PayeeID? = nil
  ) {
    self.text = text
    self.account = account
    self.category = category
    self.month = month
    self.payee = payee
  }
}
