import Espalier
import WalletBanking
import WalletValues

/// The logic of the list of payments, as its scene knows it.
@MainActor protocol PaymentsViewModel: ViewModel {
  /// The accounts that can pay.
  var accounts: Loadable<AccountListing> { get }
  /// The payments that have not been sent, the oldest first.
  var waiting: Loadable<[WaitingPayment]> { get }
  /// The payments that the bank has, the newest first.
  var payments: Loadable<[BankPayment]> { get }
  /// Sends a payment again.
  func retry(_ id: String) async throws
  /// Gives a payment up that has not been sent.
  func discard(_ id: String) async throws
}

/// A payment that has not been sent.
struct WaitingPayment: Hashable, Sendable, Identifiable {
  let id: String
  let payee: String
  let amount: Money?
  /// True while the payment is being sent to the bank.
  let isSending: Bool
  /// The reason why the bank did not take the payment; nil while it waits for the bank.
  let conflict: String?
  /// The failure on the way, if sending was tried.
  let lastFailure: String?
}
