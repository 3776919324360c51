public import Espalier
public import WalletFeatures

/// What is paid again and again.
public final class RecurringModule: Module<RecurringScope>, WalletFeatureModule {
  /// Shows them.
  public let coordinator: Coordinator<RecurringRoute>

  init(_ scope: RecurringScope) {
    coordinator = RecurringCoordinator(scope: scope)
    super.init(scope: scope)
    own(coordinator)
  }
}
