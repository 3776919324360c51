import Espalier
import WalletFeatures

/// Shows the calculator. Another calculation takes the place of the one in sight, so that one step back leads out of it.
final class LoansCoordinator: Coordinator<LoansRoute> {
  private let scope: LoansScope

  init(scope: LoansScope) {
    self.scope = scope
    super.init(navigator: scope.navigator)
  }

  override func show(_ route: LoansRoute) {
    if navigator.visiblePath?.segments == scope.path.segments { pop() }
    let model = LoansViewModel(terms: route.terms, history: scope.history)
    model.form.onSubmit { [weak self, weak model] _ in
      if let terms = model?.entered { self?.move(to: LoansRoute(terms)) }
    }
    push(LoansScene(model: model, formats: scope.formats))
  }
}
