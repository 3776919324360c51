public import Espalier
import WalletFeatures

/// The places of the cards.
public enum CardsRoute: Route {
  /// All cards.
  case list
  /// The limits of a card, by its identity at the bank.
  case limits(String)

  /// The card as a parameter.
  public var path: Path {
    switch self {
    case .list: "/"
    case .limits(let card): "/\(card)/limits"
    }
  }

  /// Every place.
  public static let paths = Paths<Self> {
    list; limits
  }
}

/// The cards of a person's bank: the list, and above it the limits of one.
public final class Cards: Feature<CardsScope, CardsRoute> {
  /// Says where the list stands, and the limits of each card.
  public override func placement(of route: CardsRoute) -> Placement<CardsRoute> {
    guard let gateway = scope.cardsGateway else { return .root(StrangerScene()) }
    switch route {
    case .list:
      return .root(
        CardsFactory(
          interactor: LiveCardsInteractor(gateway: gateway), router: CardsRouter(self),
          connecting: self.scope.connecting
        ).make())
    case .limits(let card):
      return .push(
        LimitsFactory(
          interactor: LiveLimitsInteractor(gateway: gateway), router: CardsRouter(self),
          connecting: self.scope.connecting
        ).make(LimitsParameters(card: card)), over: .list)
    }
  }
}
