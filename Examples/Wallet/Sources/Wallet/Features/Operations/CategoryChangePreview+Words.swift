import Espalier
import Statements
import WalletFeatures
import WalletStore

extension CategoryChangePreview {
  /// Returns a sentence with the number of the other operations, and their sums.
  func sentence(_ formats: Formats, totals currency: TotalCurrency) -> String {
    .localized(
      .operationsOthers(
        others, payee: payee, total: formats.total(of: totals, in: currency, sign: .always)))
  }
}
