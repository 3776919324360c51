import Espalier
import WalletStore

extension WalletCategory {
  /// The name of the category for the person: one that comes with the wallet is called in their language.
  var title: String { key.text?.localized ?? name }
}

extension CategoryKey {
  /// The name of a category that comes with the wallet; nil for another one.
  var text: LocalizedText? { Self.texts[self] }

  /// The names of the categories that come with the wallet, in the person's language.
  static var titles: [CategoryKey: String] { texts.mapValues(\.localized) }

  private static let texts: [CategoryKey: LocalizedText] = [
    .groceries: .categoryGroceries, .dining: .categoryDining, .transport: .categoryTransport,
    .housing: .categoryHousing, .utilities: .categoryUtilities, .health: .categoryHealth,
    .shopping: .categoryShopping, .leisure: .categoryLeisure, .travel: .categoryTravel, .income: .categoryIncome,
    .transfer: .categoryTransfer, .fees: .categoryFees, .other: .categoryOther,
  ]
}
