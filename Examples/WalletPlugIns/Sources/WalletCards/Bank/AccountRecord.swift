package import WalletValues

/// An account as the bank writes it, as far as a card needs it.
package struct AccountRecord: Sendable, Hashable, Codable {
  /// The identity.
  package let id: String
  /// The name.
  package let name: String
  /// The currency of its amounts, and of those of its cards.
  package let currency: Currency

  /// Makes a record, as tests do.
  package init(id: String, name: String, currency: Currency) {
    self.id = id
    self.name = name
    self.currency = currency
  }
}
