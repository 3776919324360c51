public import Espalier
import WalletFeatures

/// The cards of a person's bank: the list, and above it the limits of one.
public final class Cards: Feature<CardsScope, CardsRoute> {
  /// Says where the list stands, and the limits of each card.
  public override func placement(of route: CardsRoute) -> Placement<CardsRoute> {
    guard let gateway = scope.cardsGateway else { return .root(StrangerScene()) }
    switch route {
    case .list:
      return .root(
        CardsFactory(
          interactor: LiveCardsInteractor(gateway: gateway), router: CardsRouter(self), formats: self.scope.formats,
          connecting: self.scope.connecting
        ).make())
    case .limits(let card):
      return .push(
        LimitsFactory(
          interactor: LiveLimitsInteractor(gateway: gateway), router: CardsRouter(self), formats: self.scope.formats,
          connecting: self.scope.connecting
        ).make(LimitsParameters(card: card)), over: .list)
    }
  }
}
