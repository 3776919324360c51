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
  /// (`1.234,56`, `12.50 €`; a sign counts); in the names of category (see ``naming(_:)``) and account; and in the date: `March 2026`,
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
  /// The names by which the person knows categories, where they are other ones than those stored: in their language,
  /// for those that come with the wallet. Words of the text are looked for in them. They belong to whoever asks, and not
  /// to the address or the stored form of a list.
  public private(set) var categoryNames: [CategoryKey: String] = [:]

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

  private enum CodingKeys: CodingKey {
    case text, account, category, month, payee
  }

  /// Returns the same filter, which finds categories by the names that the person knows them by.
  public func naming(_ names: [CategoryKey: String]) -> OperationFilter {
    var filter = self
    filter.categoryNames = names
    return filter
  }
}
