package import Espalier
import Observation
package import WalletBanking
import WalletFeatures

/// The list of cards: what each is called, how much of its limits is spent, and whether it is frozen.
@MainActor @Observable package final class CardsScene: PresentedScene, CardsViewable, Refreshing {
  @ObservationIgnored package var presenter: (any CardsPresenting)?
  package var alerts: [Dialog] = []
  package var activity = 0
  private var cards: Loadable<[Card]> = .idle
  private var connecting: String?
  @ObservationIgnored @Environment(\.formats) private var formats
  @ObservationIgnored private let way: BankConnecting?

  /// Makes the scene; a factory gives it its presenter.
  package init(connecting way: BankConnecting?) { self.way = way }

  // MARK: What it is told

  package func show(_ cards: Loadable<[Card]>) {
    self.cards = cards
    connecting = nil
  }

  package func askToConnect(_ message: String) { connecting = message }

  // MARK: What it shows

  package func refresh() async { await presenter?.load() }

  package var screen: Screen {
    Screen(title: .localized(.cardsTitle), subtitle: .localized(.cardsSubtitle)) {
      if let connecting {
        Section.empty(
          .connecting(connecting, icon: CardsAppearance.icon, by: way) { [weak self] in await self?.refresh() })
      } else {
        whenLoaded(
          cards, skeleton: CardsAppearance.skeletonRows, empty: CardsAppearance.noCards,
          retry: { [weak self] in await self?.refresh() }
        ) { list(of: $0) }
      }
    }
    .refreshing(self)
    .showing(activityOf: self, label: .localized(.cardsChanging))
    .showing(alertsOf: self)
  }

  private func list(of cards: [Card]) -> Section {
    let formats = formats
    return Section("cards", cards) { [weak self] card in
      Row(CardSummary(card, formats: formats))
        .onTap { try self?.presenter?.tapLimits(of: card) }
        .actions(
          .action(.localized(card.isFrozen ? .cardsUnfreeze : .cardsFreeze), id: "freeze") {
            self?.presenter?.tapFreeze(card)
          })
    }
  }
}
