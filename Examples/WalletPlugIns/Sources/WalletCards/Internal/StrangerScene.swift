import Espalier

/// The scene for a stranger who looks round in the sample: it says that cards need a wallet of one's own.
final class StrangerScene: Scene {
  var screen: Screen {
    Screen(title: .localized(.cardsTitle)) { Section.empty(CardsAppearance.needsWallet) }
  }
}
