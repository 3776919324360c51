import EspalierGateways
import WalletValues

/// A payment that the bank knows, in the bank's own words.
struct BankPayment: Hashable, Sendable, Codable, Identifiable {
  let id: String
  let state: String
  let payee: PaymentOrder.Payee
  let amount: Int
  let currency: String
  let reference: String

  /// True if the payment waits for the code that the bank has sent.
  var needsConfirmation: Bool { state == "needs_confirmation" }

  var money: Money? { Currency(code: currency).map { Money(minorUnits: Int64(amount), currency: $0) } }
}
