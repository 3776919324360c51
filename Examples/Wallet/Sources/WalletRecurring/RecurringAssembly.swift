public import Espalier
import WalletFeatures

/// Puts the recurring payments into a wallet's container.
///
/// ```swift
/// container.install(RecurringAssembly())
/// ```
public struct RecurringAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers the feature under its id, so that two of one id are found when the container is validated.
  public func assemble(_ container: Container) {
    container.register(
      RecurringFeature.init, as: (any WalletFeature).self, name: RecurringFeature.id, lifetime: .container)
  }
}
