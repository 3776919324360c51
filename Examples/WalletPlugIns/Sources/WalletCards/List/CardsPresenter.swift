package import Espalier
import WalletBanking

/// Loads the cards, and asks before it freezes one.
@MainActor package final class CardsPresenter: ScenePresenter<any CardsViewable>, CardsPresenting {
  private let interactor: any CardsInteractor
  private let router: any CardsRouting
  private var wasAway = false
  private var cards: Loadable<[Card]> = .idle {
    didSet {
      if let error = cards.error as? BankError, error.isMendedByConnecting {
        view?.askToConnect(FailureLog.words(for: error))
      } else {
        view?.show(cards)
      }
    }
  }

  /// Makes the presenter of a view.
  package init(view: any CardsViewable, interactor: any CardsInteractor, router: any CardsRouting) {
    self.interactor = interactor
    self.router = router
    super.init(view)
  }

  // MARK: Life

  package override func load() async {
    await Loadable.load(into: \.cards, of: self) { try await interactor.cards() }
  }

  package override func didDisappear() { wasAway = true }

  /// Loads again after another place was in sight: limits may be others now, and the bank may be connected.
  package override func willAppear() {
    guard wasAway else { return }
    wasAway = false
    effects.latest("load") { [weak self] in await self?.load() }
  }

  // MARK: What a person does

  package func tapLimits(of card: Card) throws { try router.showLimits(ofCard: card.id) }

  package func tapFreeze(_ card: Card) {
    if card.isFrozen {
      view?.showAlert(
        .localized(.cardsUnfreezeQuestion(card: card.name)), message: .localized(.cardsUnfreezeMessage),
        confirm: .primary(.localized(.cardsUnfreeze)) { [weak self] in await self?.setFrozen(false, card) })
    } else {
      view?.showAlert(
        .localized(.cardsFreezeQuestion(card: card.name)), message: .localized(.cardsFreezeMessage),
        confirm: .primary(.localized(.cardsFreeze)) { [weak self] in await self?.setFrozen(true, card) })
    }
  }

  private func setFrozen(_ isFrozen: Bool, _ card: Card) async {
    await showingActivity {
      do {
        try await interactor.setFrozen(isFrozen, card: card.id)
      } catch {
        view?.showAlert(
          .localized(isFrozen ? .cardsNotFrozen(card: card.name) : .cardsNotUnfrozen(card: card.name)), error: error)
        guard case CardsError.changedElsewhere = error else { return }
      }
      await load()
    }
  }
}
