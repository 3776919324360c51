/// Which of a user's operations a list shows. What is nil or empty narrows nothing.
///
/// ```swift
/// let filter = OperationFilter(text: "cafe 3,5", month: Month(year: 2025, month: 3))
/// ```
public struct OperationFilter: Hashable, Sendable, Codable {
  /// Words as they are typed: each must be somewhere in payee, memo or amount, whatever the case and accents. The last
  /// one may be half a word. Amounts are found by their figures, with a point or a comma.
  public var text: String
  /// Only this account.
  public var account: AccountID?
  /// Only this category.
  public var category: CategoryKey?
  /// Only this month.
  public var month: Month?

  /// Makes a filter; what is not given narrows nothing.
  public init(text: String = "", account: AccountID? = nil, category: CategoryKey? = nil, month: Month? = nil) {
    self.text = text
    self.account = account
    self.category = category
    self.month = month
  }
}
