public import Espalier
import WalletFeatures

/// What a loan costs, month by month: the calculator, and above it what it works out. Another calculation takes the place of the one in
/// sight, so that one step back leads to the calculator as it was.
public final class Loans: Feature<LoansScope, LoansRoute> {
  /// Says where the calculator stands, and each plan.
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
