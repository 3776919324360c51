public import Statements

/// The effects of giving a category to all operations of a payee.
public struct CategoryChangePreview: Hashable, Sendable {
  /// The category.
  public let category: CategoryKey
  /// The payee, as the operation names it.
  public let payee: String
  /// The number of other operations of the payee that have another category now.
  public let others: Int
  /// The sums of these other operations, one for each currency.
  public let totals: [MoneySum]
}
