public import Espalier
import WalletFeatures

/// Puts the loan calculator into a wallet's container.
///
/// ```swift
/// container.install(LoansAssembly())
/// ```
public struct LoansAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers the feature under its id, so that two of one id are found when the container is validated.
  public func assemble(_ container: Container) {
    container.register(LoansFeature.init, as: (any WalletFeature).self, name: LoansFeature.id, lifetime: .container)
  }
}
