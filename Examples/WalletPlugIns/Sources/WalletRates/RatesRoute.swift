public import Espalier
import WalletFeatures
public import WalletValues

/// The places of the exchange rates.
public enum RatesRoute: Route {
  /// The rates from the currency that the person has most of.
  case own
  /// The rates from a currency.
  case base(Currency)

  /// The currency as a parameter.
  public var path: Path {
    switch self {
    case .own: "/"
    case .base(let currency): "/\(currency)"
    }
  }

  /// Every place.
  public static let paths = Paths<Self> {
    own; base
  }
}
