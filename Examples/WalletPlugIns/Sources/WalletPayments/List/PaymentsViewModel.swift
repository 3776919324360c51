import Espalier
import WalletBanking
import WalletValues

/// The logic of the list of payments, as its scene knows it.
@MainActor protocol PaymentsViewModel: ViewModel {
  /// The accounts that can pay.
  var accounts: Loadable<AccountListing> { get }
  /// What has not been sent, the oldest first.
  var waiting: Loadable<[WaitingPayment]> { get }
  /// What the bank has, the newest first.
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
  /// Whether the bank is being asked just now.
  let isSending: Bool
  /// Why the bank did not take it; nil while it waits for the bank.
  let conflict: String?
  /// What went wrong on the way, if it was tried.
  let lastFailure: String?
}
