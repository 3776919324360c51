import Espalier
import Observation

/// The cards: the view of the scene.
@MainActor @Observable
final class CardsScene: PresentedScene, CardsViewable {
  @ObservationIgnored var presenter: (any CardsPresenting)?
  var alert: Dialog?
  var activity = 0
  private var cards: Loadable<[CardLine]> = .idle

  func showCards(_ lines: [CardLine]) { cards = lines.isEmpty ? .empty : .loaded(lines) }
  func showFailure(_ error: any Error) { cards = .failed(error, previous: cards.value) }

  var screen: Screen {
    Screen(title: "Cards", layout: .narrow) {
      whenLoaded(cards, skeleton: CardsAppearance.skeletonRows, empty: EmptyState("The bank has no cards of yours")) {
        for card in $0 { section(card) }
      }
    }
    .showing(activityOf: self, label: "The bank is asked")
    .showing(alertOf: self)
  }

  private func section(_ card: CardLine) -> Section {
    Section(card.id, header: "\(card.name) \(card.number)") {
      if card.isFrozen {
        Row(Badge.with(.text("Frozen"), .color(CardsAppearance.frozenColor))).id("frozen")
      }
      Row(Label.with(.text(card.today), .hasTabularFigures())).id("today")
      Row(Label.with(.text(card.month), .hasTabularFigures())).id("month")
      Row(
        Button.with(
          .title(card.isFrozen ? "Thaw \(card.name)" : "Freeze \(card.name)"),
          .onTap { [weak self] in
            card.isFrozen ? self?.presenter?.tapUnfreeze(card: card.id) : self?.presenter?.tapFreeze(card: card.id)
          }),
        Button.with(
          .title("Limits of \(card.name)"), .variant(.plain),
          .onTap { [weak self] in self?.presenter?.tapLimits(ofCard: card.id) })
      ).id("actions")
    }
  }
}
