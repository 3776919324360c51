import Espalier
import EspalierGateways
import WalletDeposits
import WalletFeatures
import WalletLoans
import WalletRates
import WalletRecurring

extension PlugIns<any WalletShell> {
  /// The features that are plugged into this wallet. One that is taken out of here and of `Package.swift` is gone, and
  /// nothing else changes.
  ///
  /// - Parameter bank: The client of the bank; without one there is nothing that needs it.
  static func wallet(bank: NetworkClient?) throws(PlugInConflicts) -> Self {
    try PlugIns {
      RecurringPlugIn()
      LoansPlugIn()
      DepositsPlugIn()
      if let bank { RatesPlugIn(gateway: RatesNetworkGateway(bank: bank)) }
    }
  }
}
