package import WalletValues

/// A card as its owner sees it: with the name of its account, and all amounts in the account's currency.
package struct Card: Sendable, Hashable, Identifiable {
  /// Two amounts, one for today and one for the month.
  package struct Amounts: Sendable, Hashable {
    /// The amount of a day.
    package let daily: Money
    /// The amount of a month.
    package let monthly: Money

    /// Creates the two amounts.
    package init(daily: Money, monthly: Money) {
      self.daily = daily
      self.monthly = monthly
    }
  }

  /// The identity at the bank.
  package let id: String
  /// The name of the card.
  package let name: String
  /// The last four digits of its number.
  package let lastDigits: String
  /// The name of the account that pays.
  package let account: String
  /// A Boolean value that indicates whether the bank refuses payments with the card.
  package let isFrozen: Bool
  /// The amounts that may be spent in a day and in a month.
  package let limits: Amounts
  /// The amounts that have been spent, today and this month.
  package let spent: Amounts

  /// The currency of all of its amounts.
  package var currency: Currency { limits.daily.currency }

  /// Makes a card, as an interactor does.
  package init(
    id: String, name: String, lastDigits: String, account: String, isFrozen: Bool, limits: Amounts, spent: Amounts
  ) {
    self.id = id
    self.name = name
    self.lastDigits = lastDigits
    self.account = account
    self.isFrozen = isFrozen
    self.limits = limits
    self.spent = spent
  }
}
