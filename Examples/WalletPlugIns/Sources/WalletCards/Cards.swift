public import Espalier
import WalletBanking
import WalletFeatures

/// A person's cards at the bank.
public final class Cards: Feature<CardsScope, CardsRoute> {
  /// Says where the cards' places stand.
  public override func placement(of route: CardsRoute) -> Placement<CardsRoute> {
    guard scope.bank != nil else { return .root(self.strangers) }
    switch route {
    case .list: return .root(self.scope.listFactory.make(self))
    case .limits(let id): return .push(self.scope.limitsFactory.make(id), over: .list)
    }
  }

  private var strangers: MessageScene {
    MessageScene(
      title: "Cards", heading: "A wallet of your own comes first",
      message: "Sign up, connect your bank, and its cards are here.")
  }
}
