import Statements
import WalletFeatures
import WalletStore

extension CategoryChangePreview {
  /// Returns a sentence with the number of the other operations, and their sums.
  func sentence(_ formats: Formats, totals currency: TotalCurrency) -> String {
    let count = others == 1 ? "1 other operation" : "\(formats.number(others)) other operations"
    let verb = others == 1 ? "has" : "have"
    return
      "\(count) of “\(payee)” \(verb) another category, \(formats.total(of: totals, in: currency, sign: .always)) in all."
  }
}
