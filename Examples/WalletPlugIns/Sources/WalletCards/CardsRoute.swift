public import Espalier

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
