public import Espalier
import WalletFeatures

/// What is paid again and again.
public final class Recurring: Feature<RecurringScope, RecurringRoute> {
  /// Says where the one place stands.
  public override func placement(of route: RecurringRoute) -> Placement<RecurringRoute> {
    switch route {
    case .list:
      .root(
        RecurringScene(
          model: RecurringViewModel(interactor: self.scope.interactor), formats: self.scope.formats,
          totals: self.scope.totals, places: self.scope.places, data: self.scope.dataVersion))
    }
  }
}
