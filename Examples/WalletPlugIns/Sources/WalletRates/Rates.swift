public import Espalier
import WalletFeatures
import WalletValues

/// What a currency is worth in others.
public final class Rates: Feature<RatesScope, RatesRoute> {
  /// Says where the rates of each currency stand.
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
