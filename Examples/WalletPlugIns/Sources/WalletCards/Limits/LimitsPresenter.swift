import Espalier
import WalletBanking
import WalletValues

/// Turns a card's limits into what is written, and back.
final class LimitsPresenter: ScenePresenter<any LimitsViewable>, LimitsPresenting {
  private let id: String
  private let interactor: any LimitsInteractor
  private var seen: (card: VersionedCard, currency: Currency)?

  init(card id: String, interactor: any LimitsInteractor) {
    self.id = id
    self.interactor = interactor
  }

  override func load() async {
    do {
      let seen = try await interactor.card(id)
      self.seen = seen
      view?.showLimits(entry(seen), of: seen.card.card.name, currency: seen.currency)
    } catch is CancellationError {
    } catch {
      view?.showFailure(BankError.explaining(error))
    }
  }

  func save(_ limits: LimitsEntry) async throws {
    guard let seen, let daily = units(limits.daily), let monthly = units(limits.monthly) else { return }
    do {
      let card = try await interactor.change(seen.card, to: Card.Limits(daily: daily, monthly: monthly))
      self.seen = (card, seen.currency)
      view?.showSaved()
    } catch CardsError.changedElsewhere {
      // What was typed stays; the next attempt is made of what the bank has now.
      let newer = try await interactor.card(id)
      self.seen = newer
      view?.showChangedElsewhere(entry(newer))
    } catch {
      throw BankError.explaining(error)
    }
  }

  private func entry(_ seen: (card: VersionedCard, currency: Currency)) -> LimitsEntry {
    func number(_ units: Int) -> Double { Double(units) / Self.scale(seen.currency) }
    return LimitsEntry(daily: number(seen.card.card.limits.daily), monthly: number(seen.card.card.limits.monthly))
  }

  private func units(_ amount: Double?) -> Int? {
    guard let amount, let seen, amount.isFinite, amount >= 0, amount < 1_000_000_000 else { return nil }
    return Int((amount * Self.scale(seen.currency)).rounded())
  }

  private static func scale(_ currency: Currency) -> Double {
    (0..<currency.minorUnitDigits).reduce(1) { scale, _ in scale * 10 }
  }
}
