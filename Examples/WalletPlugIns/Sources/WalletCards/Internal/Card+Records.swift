import WalletBanking
import WalletValues

extension Card {
  /// Puts a card together with its account, whose currency its amounts are in.
  ///
  /// - Throws: ``CardsError/accountNotListed(card:account:)``.
  init(_ record: CardRecord, of accounts: [BankAccount]) throws {
    guard let account = accounts.first(where: { $0.id == record.account }),
      let currency = Currency(code: account.currency)
    else {
      throw CardsError.accountNotListed(card: record.id, account: record.account)
    }
    self.init(record, account: account.name, currency: currency)
  }

  /// The card as the bank has it after a change; its account is the same.
  func changed(to record: CardRecord) -> Card { Card(record, account: account, currency: currency) }

  private init(_ record: CardRecord, account: String, currency: Currency) {
    func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }
    self.init(
      id: record.id, name: record.name, lastDigits: record.last4, account: account, isFrozen: record.frozen,
      limits: Amounts(daily: money(record.limits.daily), monthly: money(record.limits.monthly)),
      spent: Amounts(daily: money(record.spent.today), monthly: money(record.spent.month)))
  }
}

extension CardVersion {
  /// Puts a version together with its account.
  init(_ tagged: TaggedCard, of accounts: [BankAccount]) throws {
    self.init(card: try Card(tagged.card, of: accounts), tag: tagged.tag)
  }
}
