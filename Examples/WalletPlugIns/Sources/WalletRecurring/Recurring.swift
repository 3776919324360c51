public import Espalier
import WalletFeatures

/// The one place of the recurring payments.
public enum RecurringRoute: Route {
  /// All of them.
  case list

  /// The root.
  public var path: Path { "/" }

  /// The one place.
  public static let paths = Paths<Self> { list }
}

/// The feature for payments that recur.
public final class Recurring: Feature<RecurringScope, RecurringRoute> {
  /// Returns the placement of the one place.
  public override func placement(of route: RecurringRoute) -> Placement<RecurringRoute> {
    switch route {
    case .list:
      .root(RecurringScene(RecurringViewModel(self.scope.interactor), places: self.scope.places))
    }
  }
}
