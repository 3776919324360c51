public import Espalier
public import WalletFeatures

/// The loan calculator, as the wallet finds it in its container.
public struct LoansFeature: WalletFeature {
  static let id = "loans"

  /// Its place is `/features/loans`.
  public var id: String { Self.id }
  /// What it is called.
  public let title = "Loan calculator"
  /// What it is for.
  public let summary = "What a loan costs, month by month"
  /// A bank.
  public let icon = Icon.accounts

  /// Makes the feature.
  public init() {}

  /// Builds it.
  public func build(in shell: any WalletFeatureDependencies) -> Loans { Loans(scope: LoansScope(shell)) }
}
