import Espalier
import WalletDeposits
import WalletFeatures
import WalletLoans
import WalletRecurring

extension PlugIns<any WalletShell> {
  /// Returns the features that are plugged into this wallet. A feature that is removed from here and from
  /// `Package.swift` is gone, and nothing else changes.
  ///
  /// - Parameter network: The network, with the features that need one; nil while files are imported.
  static func wallet(over network: (some WalletNetwork)?) throws(PlugInConflicts) -> Self {
    try PlugIns {
      RecurringPlugIn()
      LoansPlugIn()
      DepositsPlugIn()
      if let network { network.plugIns }
    }
  }
}
