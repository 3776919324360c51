public import Espalier

/// The places of the bank.
public enum BankingRoute: Route {
  /// The accounts at the bank, or how to connect it.
  case overview
  /// Connecting the bank.
  case connect

  /// No parameters.
  public var path: Path {
    switch self {
    case .overview: "/"
    case .connect: "/connect"
    }
  }

  /// Every place.
  public static let paths = Paths<Self> {
    overview; connect
  }
}
