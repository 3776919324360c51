import Espalier

/// What came in and went out in a month.
final class OverviewModule: Module<OverviewScope> {
  let coordinator: OverviewCoordinator

  override init(scope: OverviewScope) {
    coordinator = OverviewCoordinator(scope: scope)
    super.init(scope: scope)
    own(coordinator)
  }
}
