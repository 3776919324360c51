// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Dining”
  static let categoryDining = LocalizedText("category.dining", "Dining")

  /// “Fees and taxes”
  static let categoryFees = LocalizedText("category.fees", "Fees and taxes")

  /// “Groceries”
  static let categoryGroceries = LocalizedText("category.groceries", "Groceries")

  /// “Health”
  static let categoryHealth = LocalizedText("category.health", "Health")

  /// “Housing”
  static let categoryHousing = LocalizedText("category.housing", "Housing")

  /// “Income”
  static let categoryIncome = LocalizedText("category.income", "Income")

  /// “Leisure”
  static let categoryLeisure = LocalizedText("category.leisure", "Leisure")

  /// “Uncategorised”
  static let categoryOther = LocalizedText("category.other", "Uncategorised")

  /// “Shopping”
  static let categoryShopping = LocalizedText("category.shopping", "Shopping")

  /// “Transfers”
  static let categoryTransfer = LocalizedText("category.transfer", "Transfers")

  /// “Transport”
  static let categoryTransport = LocalizedText("category.transport", "Transport")

  /// “Travel”
  static let categoryTravel = LocalizedText("category.travel", "Travel")

  /// “Utilities”
  static let categoryUtilities = LocalizedText("category.utilities", "Utilities")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let categories: [TextTable] = [
    TextTable(
      language: "de",
      [
        "category.dining": "Restaurants",
        "category.fees": "Gebühren und Steuern",
        "category.groceries": "Lebensmittel",
        "category.health": "Gesundheit",
        "category.housing": "Wohnen",
        "category.income": "Einnahmen",
        "category.leisure": "Freizeit",
        "category.other": "Ohne Kategorie",
        "category.shopping": "Einkäufe",
        "category.transfer": "Umbuchungen",
        "category.transport": "Verkehr",
        "category.travel": "Reisen",
        "category.utilities": "Nebenkosten",
      ]),
  ]
}
