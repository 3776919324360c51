import Espalier
import WalletBanking
import WalletFeatures
import WalletValues

/// Turns cards into lines, and taps into changes.
final class CardsPresenter: ScenePresenter<any CardsViewable>, CardsPresenting {
  private let interactor: any CardsInteractor
  private let router: any CardsRouting
  private let formats: Formats
  private var names: [String: String] = [:]

  init(interactor: any CardsInteractor, router: any CardsRouting, formats: Formats) {
    self.interactor = interactor
    self.router = router
    self.formats = formats
  }

  override func load() async {
    do {
      let cards = try await interactor.cards()
      names = Dictionary(cards.map { ($0.card.id, $0.card.name) }, uniquingKeysWith: { first, _ in first })
      view?.showCards(cards.map(line))
    } catch is CancellationError {
    } catch {
      view?.showFailure(BankError.explaining(error))
    }
  }

  func tapFreeze(card id: String) {
    view?.showAlert(
      "Freeze \(names[id] ?? "the card")?", message: "Nothing can be paid with it until you thaw it.",
      confirm: .destructive("Freeze it") { [weak self] in self?.setFrozen(true, card: id) })
  }

  func tapUnfreeze(card id: String) { setFrozen(false, card: id) }

  func tapLimits(ofCard id: String) {
    do { try router.showLimits(ofCard: id) } catch { view?.showAlert("The limits cannot be shown", error: error) }
  }

  private func setFrozen(_ isFrozen: Bool, card id: String) {
    effects.single("freeze \(id)") { [weak self, interactor] in
      self?.view?.beginActivity()
      defer { self?.view?.endActivity() }
      do {
        try await interactor.setFrozen(isFrozen, card: id)
      } catch is CancellationError {
        return
      } catch {
        self?.view?.showAlert(
          isFrozen ? "The card is not frozen" : "The card is still frozen", error: BankError.explaining(error))
      }
      await self?.load()
    }
  }

  private func line(_ owned: OwnedCard) -> CardLine {
    let card = owned.card
    func amount(_ units: Int) -> String {
      formats.amount(Money(minorUnits: Int64(units), currency: owned.currency))
    }
    return CardLine(
      id: card.id, name: card.name, number: "•••• \(card.last4)",
      today: "\(amount(card.spent.today)) of \(amount(card.limits.daily)) today",
      month: "\(amount(card.spent.month)) of \(amount(card.limits.monthly)) this month", isFrozen: card.frozen)
  }
}
