import EspalierGateways
import WalletBanking
import WalletValues

/// Reads one card with its account, and gives it other limits.
package struct LiveLimitsInteractor: LimitsInteractor {
  private let gateway: CardsGateway

  /// Makes the interactor over the bank.
  package init(gateway: CardsGateway) { self.gateway = gateway }

  package func card(_ id: Card.ID) async throws -> CardVersion {
    do {
      async let tagged = gateway.one.fetch(id)
      let accounts = try await gateway.accounts.fetch()
      return try CardVersion(try await tagged, of: accounts)
    } catch {
      throw BankError.explaining(error)
    }
  }

  package func setLimits(_ limits: Card.Amounts, of version: CardVersion) async throws -> CardVersion {
    do {
      let wanted = CardRecord.Limits(daily: limits.daily.minorUnits, monthly: limits.monthly.minorUnits)
      let tagged = try await gateway.limits.fetch(
        CardLimiting(card: version.card.id, tag: version.tag, limits: wanted))
      return CardVersion(card: version.card.changed(to: tagged.card), tag: tagged.tag)
    } catch {
      throw BankError.explaining(error)
    }
  }
}
