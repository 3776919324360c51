import Espalier
import WalletBanking
import WalletCards
import WalletDeposits
import WalletFeatures
import WalletLoans
import WalletPayments
import WalletRates
import WalletRecurring

extension PlugIns<any WalletShell> {
  /// Returns the features that are plugged into this wallet. A feature that is removed from here and from
  /// `Package.swift` is gone, and nothing else changes.
  ///
  /// - Parameter bank: The bank; without one there is nothing that needs it.
  static func wallet(bank: WalletBank?) throws(PlugInConflicts) -> Self {
    try PlugIns {
      RecurringPlugIn()
      LoansPlugIn()
      DepositsPlugIn()
      if let bank {
        BankingPlugIn(banks: bank.banks)
        CardsPlugIn(banks: bank.banks)
        PaymentsPlugIn(banks: bank.banks, outbox: bank.outbox)
        RatesPlugIn(gateway: RatesNetworkGateway(bank: bank.client))
      }
    }
  }
}
