import Espalier
import WalletFeatures

/// Builds the recurring payments.
struct RecurringBuilder: Builder {
  func build(in parent: any WalletFeatureDependencies) -> RecurringModule { RecurringModule(RecurringScope(parent)) }
}
