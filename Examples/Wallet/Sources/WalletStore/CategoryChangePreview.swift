public import Statements

/// What giving a category to all operations of a payee would do.
public struct CategoryChangePreview: Hashable, Sendable {
  /// The category.
  public let category: CategoryKey
  /// The payee, as the operation names it.
  public let payee: String
  /// How many other operations of the payee have another category now.
  public let others: Int
  /// What these others come to, one sum for each currency.
  public let totals: [MoneySum]
}
