import Espalier

/// What somebody sees who looks round in the sample: that cards need a wallet of one's own.
final class StrangerScene: Scene {
  var screen: Screen {
    Screen(title: "Cards") { Section.empty(CardsAppearance.needsWallet) }
  }
}
