import Espalier

/// The names of the categories that come with the wallet
extension LocalizedText {
  static let categoryGroceries = LocalizedText("category.groceries", "Groceries")
  static let categoryDining = LocalizedText("category.dining", "Dining")
  static let categoryTransport = LocalizedText("category.transport", "Transport")
  static let categoryHousing = LocalizedText("category.housing", "Housing")
  static let categoryUtilities = LocalizedText("category.utilities", "Utilities")
  static let categoryHealth = LocalizedText("category.health", "Health")
  static let categoryShopping = LocalizedText("category.shopping", "Shopping")
  static let categoryLeisure = LocalizedText("category.leisure", "Leisure")
  static let categoryTravel = LocalizedText("category.travel", "Travel")
  static let categoryIncome = LocalizedText("category.income", "Income")
  static let categoryTransfer = LocalizedText("category.transfer", "Transfers")
  static let categoryFees = LocalizedText("category.fees", "Fees and taxes")
  static let categoryOther = LocalizedText("category.other", "Uncategorised")
}
