import Foundation
import WalletValues

/// The key that payments to the same payee have in common: the words of the name without case, accents and numbers,
/// which are mostly dates and shops. In a name that the person gave, numbers tell one payee from another.
struct PayeeKey: Hashable {
  let name: String
  let currency: Currency

  init(_ payment: Payment) {
    let folded = payment.payee.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    let words = folded.split { !$0.isLetter && !$0.isNumber }
    let names = payment.hasGivenName ? words : words.filter { !$0.contains(where: \.isNumber) }
    name = (names.isEmpty ? words : names).joined(separator: " ")
    currency = payment.amount.currency
  }

  /// The name of a payment to the payee.
  func name(of payment: Payment) -> String {
    "\(name) \(currency.code) \(payment.date.iso) \(payment.amount.minorUnits)"
  }
}
