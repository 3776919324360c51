import Espalier
import WalletFeatures
import WalletValues

/// The spent part of a limit, in words and as a bar.
struct SpentPart: Hashable, Sendable {
  /// The words, such as “€12.00 of €500.00 today”.
  let words: String
  /// From 0 to 1; a limit that is passed, or of nothing, is full.
  let fraction: Double

  init(
    of limit: Money, spent: Money, in words: (_ spent: String, _ limit: String) -> LocalizedText, formats: Formats
  ) {
    self.words = .localized(words(formats.amount(spent), formats.amount(limit)))
    fraction =
      limit.minorUnits > 0 ? min(1, max(0, Double(spent.minorUnits) / Double(limit.minorUnits))) : 1
  }
}
