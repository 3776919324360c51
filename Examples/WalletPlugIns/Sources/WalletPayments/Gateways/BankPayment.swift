import EspalierGateways
import WalletValues

/// A payment that the bank knows, in the bank's own words.
struct BankPayment: Hashable, Sendable, Codable, Identifiable {
  /// The way in which the bank wants a payment confirmed.
  struct Confirmation: Hashable, Sendable, Codable {
    /// The bank's page with the code.
    let page: String?
    /// The moment until which the code is good.
    let expires: String?
  }

  let id: String
  let state: String
  let account: String
  let payee: PaymentOrder.Payee
  let amount: Int
  let currency: String
  let reference: String
  let confirmation: Confirmation?

  /// True if the payment waits for its code.
  var needsConfirmation: Bool { state == "needs_confirmation" }

  var money: Money? { Currency(code: currency).map { Money(minorUnits: Int64(amount), currency: $0) } }
}
