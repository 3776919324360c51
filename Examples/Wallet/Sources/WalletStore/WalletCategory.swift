/// A category that a user sorts operations into.
public struct WalletCategory: Hashable, Sendable {
  /// The key, the same in every language and every version.
  public let key: CategoryKey
  /// The name in English.
  public let name: String

  /// Creates a category.
  public init(key: CategoryKey, name: String) {
    self.key = key
    self.name = name
  }

  /// The set that every user starts with, in the order in which it is shown.
  public static let starters: [WalletCategory] = [
    WalletCategory(key: .groceries, name: "Groceries"),
    WalletCategory(key: .dining, name: "Dining"),
    WalletCategory(key: .transport, name: "Transport"),
    WalletCategory(key: .housing, name: "Housing"),
    WalletCategory(key: .utilities, name: "Utilities"),
    WalletCategory(key: .health, name: "Health"),
    WalletCategory(key: .shopping, name: "Shopping"),
    WalletCategory(key: .leisure, name: "Leisure"),
    WalletCategory(key: .travel, name: "Travel"),
    WalletCategory(key: .income, name: "Income"),
    WalletCategory(key: .transfer, name: "Transfers"),
    WalletCategory(key: .fees, name: "Fees and taxes"),
    WalletCategory(key: .other, name: "Uncategorised"),
  ]
}
