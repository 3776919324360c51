public import Espalier
import WalletFeatures
import WalletValues

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
    RatesScene(
      model: RatesViewModel(base: base, gateway: scope.ratesGateway, history: scope.history), formats: scope.formats)
  }
}
