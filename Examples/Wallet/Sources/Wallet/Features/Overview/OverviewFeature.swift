import Espalier
import Statements
import WalletFeatures

/// What came in and went out, month by month.
final class OverviewFeature: Feature<OverviewScope, OverviewRoute> {
  override func placement(of route: OverviewRoute) -> Placement<OverviewRoute> {
    switch route {
    case .month(let month): .root(self.scene(of: month))
    }
  }

  private func scene(of month: Month?) -> OverviewScene {
    OverviewScene(
      model: LiveOverviewViewModel(month: month, interactor: scope.interactor, currentMonth: startMonth),
      formats: scope.formats, data: scope.dataVersion)
  }

  /// The month that one starts with: the one that one lives in, or of sample data, which are there to be looked at, the last whole one.
  private var startMonth: Month? {
    let month = scope.formats.month(of: scope.now())
    return scope.sample == nil ? month : month?.previous
  }
}
