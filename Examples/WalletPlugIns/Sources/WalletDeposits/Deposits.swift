public import Espalier
import WalletValues
import WalletFeatures

/// The feature for deposits: the calculator, and above it the plan that it works out. Another calculation takes the
/// place of the one in sight, so that one step back leads to the calculator as it was.
public final class Deposits: Feature<DepositsScope, DepositsRoute> {
  /// Returns the placement of the calculator, and of each plan.
  public override func placement(of route: DepositsRoute) -> Placement<DepositsRoute> {
    route.terms == nil ? .root(self.scene(of: route)) : .push(self.scene(of: route), over: DepositsRoute())
  }

  private func scene(of route: DepositsRoute) -> DepositsScene {
    let model = DepositsViewModel(
      terms: route.terms, today: scope.formats.day(of: scope.now()), history: scope.history)
    model.form.onSubmit { [weak self, weak model] _ in
      if let terms = model?.entered { self?.move(to: DepositsRoute(terms)) }
    }
    return DepositsScene(model: model, formats: scope.formats)
  }
}
