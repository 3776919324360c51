import WalletStore

extension CategoryKey {
  /// The number of the category's colour among the theme's colours of charts. It is the same in every chart and every
  /// month; a category that does not come with the wallet has one that follows from its key.
  var hue: Int? { Self.hues[self] }

  private static let hues: [CategoryKey: Int] = [
    .transport: 0, .dining: 1, .groceries: 2, .shopping: 3, .housing: 4, .leisure: 5, .other: 6, .utilities: 7,
    .health: 8, .transfer: 9,
    .fees: 10, .income: 11, .travel: 12,
  ]
}
