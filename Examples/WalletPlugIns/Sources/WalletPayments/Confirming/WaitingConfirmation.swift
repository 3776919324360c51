import Espalier
import Foundation
import WalletBanking

/// A payment that the bank wants confirmed, as it is shown before the person does so.
struct WaitingConfirmation: Hashable, Sendable {
  let payment: BankPayment
  let summary: PaymentSummary

  /// The bank's page with the code; nil where it names none that a browser opens.
  var page: Destination? {
    guard let page = payment.confirmation?.page, let url = URL(string: page), url.host() != nil,
      url.scheme == "https" || url.scheme == "http"
    else { return nil }
    return Destination(address: page)
  }

  /// The moment from which the code is good no more.
  var expires: Date? {
    payment.confirmation?.expires.flatMap { try? Date($0, strategy: .iso8601) }
  }
}
