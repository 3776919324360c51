import Espalier
import WalletFeatures

/// Shows the recurring payments.
final class RecurringCoordinator: Coordinator<RecurringRoute> {
  private let scope: RecurringScope

  init(scope: RecurringScope) {
    self.scope = scope
    super.init(navigator: scope.navigator)
  }

  override func show(_ route: RecurringRoute) {
    push(
      RecurringScene(
        model: RecurringViewModel(interactor: scope.interactor), formats: scope.formats, places: scope.places,
        follower: DataFollower(scope.dataVersion)))
  }
}
