public import Espalier
public import WalletFeatures

/// What a loan costs, month by month.
public final class LoansModule: Module<LoansScope>, WalletFeatureModule {
  /// Shows the calculator.
  public let coordinator: Coordinator<LoansRoute>

  init(_ scope: LoansScope) {
    coordinator = LoansCoordinator(scope: scope)
    super.init(scope: scope)
    own(coordinator)
  }
}
