import Espalier
import WalletFeatures

/// Builds the loan calculator.
struct LoansBuilder: Builder {
  func build(in parent: any WalletFeatureDependencies) -> LoansModule { LoansModule(LoansScope(parent)) }
}
