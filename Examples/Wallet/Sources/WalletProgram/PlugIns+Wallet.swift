import Espalier
import WalletDeposits
import WalletFeatures
import WalletLoans
import WalletRecurring

extension PlugIns<any WalletShell> {
  /// The features that are plugged into this wallet. One that is taken out of here and of `Package.swift` is gone, and
  /// nothing else changes.
  static func wallet() throws(PlugInConflicts) -> Self {
    try PlugIns {
      RecurringPlugIn()
      LoansPlugIn()
      DepositsPlugIn()
    }
  }
}
