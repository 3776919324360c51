import Espalier

extension TextTable {
  /// The names of the categories that come with the wallet,, in German.
  static let categoryGerman = TextTable(
    language: "de",
    [
      "category.groceries": "Lebensmittel",
      "category.dining": "Restaurants",
      "category.transport": "Verkehr",
      "category.housing": "Wohnen",
      "category.utilities": "Nebenkosten",
      "category.health": "Gesundheit",
      "category.shopping": "Einkäufe",
      "category.leisure": "Freizeit",
      "category.travel": "Reisen",
      "category.income": "Einnahmen",
      "category.transfer": "Umbuchungen",
      "category.fees": "Gebühren und Steuern",
      "category.other": "Ohne Kategorie",
    ])
}
