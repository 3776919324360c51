/// A card as the bank writes it: amounts are numbers of the smallest unit of the account's currency.
package struct CardRecord: Sendable, Hashable, Codable {
  /// The limits of a card.
  package struct Limits: Sendable, Hashable, Codable {
    /// The limit of a day.
    package let daily: Int64
    /// The limit of a month.
    package let monthly: Int64

    /// Makes limits.
    package init(daily: Int64, monthly: Int64) {
      self.daily = daily
      self.monthly = monthly
    }
  }

  /// The amounts that have been spent with a card.
  package struct Spent: Sendable, Hashable, Codable {
    /// The amount that was spent today.
    package let today: Int64
    /// The amount that was spent since the first of the month.
    package let month: Int64

    /// Makes the amounts.
    package init(today: Int64, month: Int64) {
      self.today = today
      self.month = month
    }
  }

  /// The identity.
  package let id: String
  /// The identity of the account that pays.
  package let account: String
  /// The name.
  package let name: String
  /// The last four digits of the number.
  package let last4: String
  /// A Boolean value that indicates whether the card is frozen.
  package let frozen: Bool
  /// The limits of the card.
  package let limits: Limits
  /// The amounts that have been spent with the card.
  package let spent: Spent

  /// Makes a record, as tests do.
  package init(
    id: String, account: String, name: String, last4: String, frozen: Bool, limits: Limits, spent: Spent
  ) {
    self.id = id
    self.account = account
    self.name = name
    self.last4 = last4
    self.frozen = frozen
    self.limits = limits
    self.spent = spent
  }
}
