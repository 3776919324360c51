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

/// The feature for exchange rates: the value of a currency in others.
public final class Rates: Feature<RatesScope, RatesRoute> {
  /// Returns the placement of the rates of each currency.
  public override func placement(of route: RatesRoute) -> Placement<RatesRoute> {
    switch route {
    case .own: .root(self.scene(of: nil))
    case .base(let currency): .push(self.scene(of: currency), over: .own)
    }
  }

  private func scene(of base: Currency?) -> RatesScene {
    RatesScene(RatesViewModel(base: base, gateway: scope.ratesGateway, history: scope.history))
  }
}
