import Espalier
import WalletFeatures

/// Shows the calculator, and above it what it works out. Another calculation takes the place of the one in sight, so that one step back
/// leads to the calculator as it was.
final class LoansCoordinator: Coordinator<LoansRoute> {
  private let scope: LoansScope

  init(scope: LoansScope) {
    self.scope = scope
    super.init(navigator: scope.navigator)
  }

  override func show(_ route: LoansRoute) {
    if let path = navigator.visiblePath, path.segments == scope.path.segments, !path.parameters.isEmpty { pop() }
    let model = LoansViewModel(terms: route.terms, history: scope.history)
    model.form.onSubmit { [weak self, weak model] _ in
      if let terms = model?.entered { self?.move(to: LoansRoute(terms)) }
    }
    push(LoansScene(model: model, formats: scope.formats))
  }
}
