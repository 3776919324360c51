public import Espalier

/// The places of the cards.
public enum CardsRoute: Route {
  /// All cards.
  case list
  /// The limits of one.
  case limits(String)

  /// The bank's name of the card as a parameter.
  public var path: Path {
    switch self {
    case .list: "/"
    case .limits(let id): "/\(id)/limits"
    }
  }

  /// Every place.
  public static let paths = Paths<Self> {
    list; limits
  }
}
