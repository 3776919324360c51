public import Espalier
public import WalletFeatures

/// Recurring payments, as the wallet finds them in its container.
public struct RecurringFeature: WalletFeature {
  static let id = "recurring"

  /// Its place is `/features/recurring`.
  public var id: String { Self.id }
  /// What it is called.
  public let title = "Recurring payments"
  /// What it is for.
  public let summary = "Subscriptions and bills, and what they cost a month"
  /// An arrow in a circle.
  public let icon = Icon.refresh

  /// Makes the feature.
  public init() {}

  /// Builds it.
  public func build(in shell: any WalletFeatureDependencies) -> Recurring { Recurring(scope: RecurringScope(shell)) }
}
