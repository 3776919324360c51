public import Espalier
public import WalletFeatures

/// The loan calculator, as the wallet finds it in its container.
public struct LoansFeature: WalletFeature {
  /// Its place is `/features/loans`.
  public let id = "loans"
  /// What it is called.
  public let title = "Loan calculator"
  /// What it is for.
  public let summary = "What a loan costs, month by month"
  /// A bank.
  public let icon = Icon.accounts

  /// Makes the feature.
  public init() {}

  /// Builds it.
  public func build(in shell: any WalletFeatureDependencies) -> LoansModule { LoansBuilder().build(in: shell) }
}
