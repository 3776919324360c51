public import Espalier
import WalletFeatures

/// The feature for loans: the calculator, and above it the plan that it works out, month by month. Another calculation
/// takes the place of the one in sight, so that one step back leads to the calculator as it was.
public final class Loans: Feature<LoansScope, LoansRoute> {
  /// Returns the placement of the calculator, and of each plan.
  public override func placement(of route: LoansRoute) -> Placement<LoansRoute> {
    route.terms == nil ? .root(self.scene(of: route)) : .push(self.scene(of: route), over: LoansRoute())
  }

  private func scene(of route: LoansRoute) -> LoansScene {
    let model = LoansViewModel(terms: route.terms, history: scope.history, recurring: scope.recurring)
    model.form.onSubmit { [weak self, weak model] _ in
      if let terms = model?.entered { self?.move(to: LoansRoute(terms)) }
    }
    return LoansScene(model: model, formats: scope.formats)
  }
}
