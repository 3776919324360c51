import Espalier
import WalletFeatures
import WalletStore

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
          model: LiveOverviewViewModel(month: month, interactor: scope.interactor, currentMonth: startMonth),
          formats: scope.formats, follower: DataFollower(scope.dataVersion)))
    }
  }

  /// The month that one starts with: the one that one lives in, or of sample data, which are there to be looked at, the last whole one.
  private var startMonth: Month? {
    let month = scope.formats.month(of: scope.now())
    return scope.sample == nil ? month : month?.previous
  }
}
