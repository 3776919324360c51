import Espalier
import WalletFeatures

/// Shows the overview.
final class OverviewCoordinator: Coordinator<OverviewRoute> {
  private let scope: OverviewScope

  init(scope: OverviewScope) {
    self.scope = scope
    super.init(navigator: scope.navigator)
  }

  override func show(_ route: OverviewRoute) {
    switch route {
    case .month(let month):
      root(
        OverviewScene(
          model: LiveOverviewViewModel(
            month: month, interactor: scope.interactor, currentMonth: scope.formats.month(of: scope.now())),
          formats: scope.formats, follower: DataFollower(scope.dataVersion)))
    }
  }
}
